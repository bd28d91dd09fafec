import { formatDay } from '@mijn/domain/dayOnScreen';

/** The figures that a sentence in the insurer's Dutch names, each kind in its order and as English writes it. */
export interface EnglishFigures {
  readonly amounts: readonly string[];
  /** How many treatments there are, and how many of them are left. */
  readonly treatments: readonly number[];
  readonly percentage: string | undefined;
  /** The last day that is named. */
  readonly day: string | undefined;
  /** The number of another claim. */
  readonly declaratie: string | undefined;
}

// A point between thousands is a comma in English, and the other way round.
const swapped = (digits: string): string =>
  digits.replaceAll(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));

/** A day in full, found by how the twelve days of its number are written in Dutch. */
function englishDay(dutch: string): string | undefined {
  const written = dutch.replaceAll(' ', '\u00A0');
  const [dayOfMonth = '', , year = ''] = written.split('\u00A0');
  const day = Array.from(
    { length: 12 },
    (_, i) => `${year}-${String(i + 1).padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`,
  ).find((one) => formatDay(one, 'nl') === written);
  return day && formatDay(day, 'en');
}

/**
 * Reads the figures of a sentence that the insurer wrote, so that English tells them too. As text: what reads amounts
 * and days for reckoning would come with every page of a claim.
 */
export function englishFigures(dutch: string): EnglishFigures {
  const all = (pattern: RegExp): string[] => [...dutch.matchAll(pattern)].map(([text]) => text);
  return {
    amounts: all(/(?<=€\s?)\d+(?:[.,]\d+)*/g).map((digits) => `€${swapped(digits)}`),
    treatments: all(/(?<![\d,])\d+(?= behandelingen| over)/g).map(Number),
    percentage: all(/[\d,]+(?=%)/g).map(swapped)[0],
    day: all(/\d+\s[a-z]+\s\d{4}/g)
      .map(englishDay)
      .at(-1),
    declaratie: all(/(?<=als declaratie )\S+/g)[0],
  };
}
