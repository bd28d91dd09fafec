import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import type { Language } from '@mijn/domain/language';
import * as words from '../../generated/texts/shared.js';

/**
 * Returns the title of a claim: its kinds of care, else the insurer's description, else that its care is
 * hidden (docs/decisions.md §2).
 */
export function declaratieTitle(
  declaratie: {
    readonly zorgSoorten: readonly string[] | null;
    readonly omschrijving: string | null;
  },
  language: Language,
): string {
  const care = declaratie.zorgSoorten?.map((kind) => zorgsoortName(kind, language)).join(', ');
  return care || declaratie.omschrijving || words.careHidden();
}
