import type { Premieperiode } from '@mijn/domain/factuur';
import { type Month, toMonth } from './premieLines.rules.ts';
import type { Premie } from './premies.ts';

/** A run of premium invoices: for the month that begins, with corrections of earlier ones. */
export interface PremieRun {
  readonly month: Month;
  readonly previous: Month;
  /** Earlier months that can be corrected, newest first. */
  readonly earlier: readonly Month[];
  /** First day of the insurer's own books, `yyyy-mm-dd`; undefined when they begin with this run. */
  readonly booksFrom: string | undefined;
  readonly premies: readonly Premie[];
}

// Months after which joining or leaving can still be corrected.
const correctableMonths = 13;

/** Returns the run of premium invoices on the first of a month. */
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

const monthsIn: Readonly<Record<Premieperiode, number>> = { maand: 1, kwartaal: 3, jaar: 12 };

/** Returns the months from this one until the end of its calendar month, quarter or year. */
export function monthsOfPeriod({ first }: Month, periode: Premieperiode): readonly Month[] {
  const begin = Temporal.PlainDate.from(first);
  const count = monthsIn[periode] - ((begin.month - 1) % monthsIn[periode]);
  return Array.from({ length: count }, (_, index) => toMonth(begin.add({ months: index })));
}
