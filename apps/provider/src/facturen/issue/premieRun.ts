import { type Month, toMonth } from './premieLines.rules.ts';
import type { Premie } from './premies.ts';

/** One making of premium invoices: for the month that begins, and what may be put right of those before. */
export interface PremieRun {
  readonly month: Month;
  readonly previous: Month;
  /** The months before, newest first, of which something may be asked or given back still. */
  readonly earlier: readonly Month[];
  /** The first day of the insurer's own books, `yyyy-mm-dd`; undefined when they begin with this run. */
  readonly booksFrom: string | undefined;
  readonly premies: readonly Premie[];
}

/** Somebody's coming or leaving may become known so many months after it. */
const correctableMonths = 13;

/** The making of premium invoices on the first of a month. */
export function toPremieRun(
  first: Temporal.PlainDate,
  premies: readonly Premie[],
  booksFrom?: string,
): PremieRun {
  const earlier = Array.from({ length: correctableMonths }, (_, index) =>
    toMonth(first.subtract({ months: index + 1 })),
  );
  const [previous = toMonth(first.subtract({ months: 1 }))] = earlier;
  return { month: toMonth(first), previous, earlier, booksFrom, premies };
}
