import { parseFullDay } from '@mijn/domain/datum';
import { type Cents, joinCents } from '@mijn/domain/money';

/** The figures that a sentence in the insurer's Dutch names, each kind in its order. */
export interface InsurerFigures {
  readonly amounts: readonly Cents[];
  /** Whole numbers, such as how many treatments: no years, no percentages. */
  readonly counts: readonly number[];
  readonly percentage: string | undefined;
  /** As `yyyy-mm-dd`. */
  readonly days: readonly string[];
  readonly declaratie: string | undefined;
}

const amount = /€\s?(\d[\d.]*)(?:,(\d{2}))?/g;
const day = /\d{1,2}\s[a-z]+\s\d{4}/g;
const count = /(?<![\d€.,]\s?)\b\d{1,3}(?= behandelingen| over)/g;

/** Reads the figures of a sentence that the insurer wrote, so that another language tells them too. */
export function insurerFigures(dutch: string): InsurerFigures {
  return {
    amounts: [...dutch.matchAll(amount)].flatMap(([, euros = '', rest]) => {
      const cents = joinCents(euros, rest);
      return cents === undefined ? [] : [cents];
    }),
    counts: [...dutch.matchAll(count)].map(([digits]) => Number(digits)),
    percentage: /\d+(?:,\d+)?(?=%)/.exec(dutch)?.[0].replace(',', '.'),
    days: [...dutch.matchAll(day)].flatMap(
      ([text]) => parseFullDay(text.replaceAll(/\s/g, ' ')) ?? [],
    ),
    declaratie: /(?<=als declaratie )\S+/.exec(dutch)?.[0],
  };
}
