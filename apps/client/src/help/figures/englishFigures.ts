import { formatDay } from '@mijn/domain/dayOnScreen';
import { formatAmount } from '@mijn/domain/money';

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

function englishAmount(dutch: string): string {
  const [euros = '', rest = ''] = dutch.replaceAll('.', '').split(',');
  return formatAmount(Number(euros + rest.padEnd(2, '0')), 'en');
}

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
 * Reads the figures of a sentence that the insurer wrote, so that English tells them too. Here, and not by what reads a
 * bill: that would come with other pages too.
 */
export function englishFigures(dutch: string): EnglishFigures {
  const all = (pattern: RegExp): string[] => [...dutch.matchAll(pattern)].map(([text]) => text);
  return {
    amounts: all(/(?<=€\s?)\d+(?:[.,]\d+)*/g).map(englishAmount),
    treatments: all(/(?<![\d,])\d+(?= behandelingen| over)/g).map(Number),
    percentage: all(/[\d,]+(?=%)/g)[0]?.replace(',', '.'),
    day: all(/\d+\s[a-z]+\s\d{4}/g)
      .map(englishDay)
      .at(-1),
    declaratie: all(/(?<=als declaratie )\S+/g)[0],
  };
}
