import type { Language } from '@mijn/domain/language';
import { zorgsoorten, zorgsoortName } from '@mijn/domain/zorgsoorten';

/** Returns all kinds of care, sorted by name in the reader's language. */
export function zorgsoortChoices(language: Language): readonly { value: string; label: string }[] {
  return Object.keys(zorgsoorten)
    .map((value) => ({ value, label: zorgsoortName(value, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}
