import type { Language } from '@mijn/domain/language';
import { isZorgsoort, zorgsoorten } from '@mijn/domain/zorgsoorten';

/** A kind of care in the reader's language; one that we do not know stays as the insurer wrote it. */
export function zorgsoortName(zorgsoort: string, language: Language): string {
  return language === 'en' && isZorgsoort(zorgsoort) ? zorgsoorten[zorgsoort].en : zorgsoort;
}

/** All kinds of care that can be chosen, in the order of their names in the reader's language. */
export function zorgsoortChoices(language: Language): readonly { value: string; label: string }[] {
  return Object.keys(zorgsoorten)
    .map((value) => ({ value, label: zorgsoortName(value, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}
