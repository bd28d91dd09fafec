import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import type { Language } from '@mijn/domain/language';
import * as words from '../../generated/texts/shared.js';

/**
 * What a claim is called: its kinds of care, else what the insurer wrote, else that its care is
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
