import { bankDayFrom, bankDayUntil } from '@mijn/domain/bankDays';
import { addDays } from '@mijn/domain/datum';

/** The day in February on which the insurer settles the previous year. */
const eindafrekeningOn = { month: 2, day: 10 } as const;

/** The balance of Tom's account in cents: enough for an instalment, not for a premium. */
export const balanceOfTom = 100_00;

/** Days between a failed debit and the next step, and before a request becomes a reminder (`incasso.rules.ts`). */
const wait = { secondDebit: 28, betaalverzoek: 8, reminder: 30 } as const;

/** Returns the first and second debits of the last months' premiums, as days before today. */
function debitsOf(today: Temporal.PlainDate, incassoDay: number) {
  const ago = (day: string) =>
    Temporal.PlainDate.from(day).until(today, { largestUnit: 'days' }).days;
  return [3, 2, 1, 0].map((months) => {
    const month = today.with({ day: 1 }).subtract({ months });
    const planned = month.with({ day: Math.min(incassoDay, month.daysInMonth) });
    const first = bankDayFrom(planned.toString());
    return { first: ago(first), second: ago(bankDayFrom(addDays(first, wait.secondDebit))) };
  });
}

// Among failing debits: one failed twice and its payment request is still to come, another waits for its
// second attempt, and a third has a request that is not a reminder yet.
function showsFailures(today: Temporal.PlainDate, incassoDay: number): boolean {
  const debits = debitsOf(today, incassoDay);
  const { betaalverzoek, reminder } = wait;
  return (
    debits.some(({ second }) => second >= 0 && second < betaalverzoek) &&
    debits.some(({ first, second }) => first >= 0 && second < 0) &&
    debits.some(({ second }) => second >= betaalverzoek && second <= betaalverzoek + reminder)
  );
}

/** Returns a debit day with such debits, as close as possible before that of 31 days ago. */
function failingDay(today: Temporal.PlainDate): number {
  const near = today.subtract({ days: 31 }).day;
  const days = Array.from({ length: 31 }, (_, back) => ((near - back + 30) % 31) + 1);
  return days.find((day) => showsFailures(today, day)) ?? near;
}

/**
 * Returns the days that produce every invoice status, whatever day they are counted back from. The
 * insurer's own dates (premium on the first, debits on a day of the month, the settlement in February) are
 * fixed; these are placed around them.
 */
export function timeline(today: Temporal.PlainDate) {
  const ago = (days: number): Temporal.PlainDate => today.subtract({ days: days });
  const isSettled = Temporal.PlainDate.compare(today, today.with(eindafrekeningOn)) >= 0;
  const settledYear = today.year - (isSettled ? 1 : 2);
  const endOfPreviousYear = ago(60).year < today.year ? ago(60) : undefined;
  // On a first the premium and an instalment are due as well, and a missed instalment ends the instalments.
  const risicoOfJan = ago(50).day === 1 ? ago(51) : ago(50);
  return {
    /** The last settled year of own risk in instalments; the history begins with it. */
    settledYear,
    begin: Temporal.PlainDate.from({ year: settledYear, month: 1, day: 1 }),
    /** Late bills are for care of last year, so that this year's own risk does not change. */
    lateInPreviousYear:
      endOfPreviousYear ?? Temporal.PlainDate.from({ year: today.year - 1, month: 12, day: 12 }),
    /** An own-risk bill of 38 days ago: its payment request became a Herinnering a week ago. */
    risicoOfSanne: ago(38),
    factuurDayOfSanne: ago(38).day,
    /** A bill of seven weeks ago with own risk only: it has reached an Aanmaning. */
    risicoOfJan,
    factuurDayOfJan: risicoOfJan.day,
    /** Her refund is on last week's bill, and paid out next week. */
    factuurDayOfAisha: ago(6).day,
    incassoDayOfTom: failingDay(today),
    tomEmptyPeriods: [
      { from: ago(340).toString(), until: ago(270).toString() },
      { from: ago(115).toString(), until: '9999-12-31' },
    ],
    stornoOfTom: bankDayUntil(ago(2).toString()),
    schuldregelingOfTom: {
      soort: 'schuldregeling' as const,
      on: ago(200).toString(),
      betaalverzoekenUntil: ago(240).toString(),
    },
    tomBetalingsregeling: {
      soort: 'betalingsregeling' as const,
      on: ago(20).toString(),
      betaalverzoekenUntil: ago(45).toString(),
    },
  };
}

/** Returns a day of care in the previous year, at least six days before a bill of some days ago. */
export function careOfYearBefore(today: Temporal.PlainDate, daysAgo: number): Temporal.PlainDate {
  const { lateInPreviousYear } = timeline(today);
  const latest = today.subtract({ days: daysAgo + 6 });
  return Temporal.PlainDate.compare(lateInPreviousYear, latest) > 0 ? latest : lateInPreviousYear;
}
