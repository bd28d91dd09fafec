import { formatDay } from './datum.ts';
import { formatAmount } from './money.ts';

/** The figures in a Dutch sentence of the insurer, each kind in its order and in English notation. */
export interface EnglishFigures {
  readonly amounts: readonly string[];
  /** The total number of treatments, and the number left. */
  readonly treatments: readonly number[];
  readonly percentage: string | undefined;
  /** The last day in the sentence. */
  readonly day: string | undefined;
  /** The number of another claim. */
  readonly declaratie: string | undefined;
}

function englishAmount(dutch: string): string {
  const [euros = '', rest = ''] = dutch.replaceAll('.', '').split(',');
  return formatAmount(Number(euros + rest.padEnd(2, '0')), 'en');
}

/** Finds a day by comparing it with the Dutch notation of its twelve candidates, one per month. */
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
 * Parses the figures of a Dutch sentence of the insurer, for the English one. Kept apart from the module
 * that reads bills, which would load on other pages too.
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
