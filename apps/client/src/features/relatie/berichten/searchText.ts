import { formatDay } from '@mijn/domain/datum';
import { type Language, languages } from '@mijn/domain/language';
import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import { formatAmount } from '@mijn/domain/money';
import { type Bericht, berichtWords } from './bericht.ts';

/**
 * Returns the text that a message is searched by: what it says, and its care, day and amount in both
 * languages. A message whose subject the reader may no longer see is found by its day only.
 */
export function searchText(bericht: Bericht, today: string, language: Language): string {
  const { title, text } = berichtWords(bericht, today, language);
  const { datum, bedrag, zorgsoorten, kenmerk } = bericht;
  const perLanguage = languages.flatMap((one) => [
    formatDay(datum, one),
    ...(kenmerk === null
      ? []
      : [
          formatAmount(bedrag ?? 0, one),
          ...(zorgsoorten ?? []).map((zorgsoort) => zorgsoortName(zorgsoort, one)),
        ]),
  ]);
  return [title, text, ...perLanguage, datum].join(' ');
}
