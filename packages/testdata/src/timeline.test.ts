import { bankDayFrom, isBankDay } from '@mijn/domain/bankDays';
import { addDays } from '@mijn/domain/datum';
import { expect, it } from 'vitest';
import { timeline } from './timeline.ts';

/** The debits of the premiums of some months before a day and up to it, each with its second attempt. */
function debitsBefore(today: Temporal.PlainDate, incassoDay: number) {
  return Array.from({ length: 5 }, (_, months) => {
    const month = today.with({ day: 1 }).subtract({ months });
    const day = Math.min(incassoDay, month.daysInMonth);
    const first = bankDayFrom(month.with({ day }).toString());
    return { first, second: bankDayFrom(addDays(first, 28)) };
  });
}

/** What of Tom's debits cannot be seen on a day, of what is to be seen on every day. */
function missingOn(today: Temporal.PlainDate): string[] {
  const { incassoDayOfTom, stornoOfTom, tomEmptyPeriods } = timeline(today);
  const debits = debitsBefore(today, incassoDayOfTom);
  const now = today.toString();
  const ago = (days: number) => addDays(now, -days);
  const seen = {
    'failed twice': debits.some(({ second }) => ago(8) < second && second <= now),
    'waits for the second': debits.some(({ first, second }) => first <= now && now < second),
    'is asked for': debits.some(({ second }) => ago(38) <= second && second <= ago(8)),
    // A request of 45 days ago is in an arrangement since.
    'in an arrangement': debits.some(
      ({ first, second }) =>
        first >= (tomEmptyPeriods[1]?.from ?? '') && addDays(second, 8) <= ago(45),
    ),
    'given back': isBankDay(stornoOfTom) && ago(8) < stornoOfTom,
  };
  return Object.entries(seen).flatMap(([what, isSeen]) => (isSeen ? [] : [`${now}: ${what}`]));
}

it('finds a day of debits that shows every way to fail, on whatever day one looks', () => {
  const days = Array.from({ length: 3_000 }, (_, i) =>
    Temporal.PlainDate.from('2024-01-01').add({ days: i }),
  );
  expect(days.flatMap(missingOn)).toEqual([]);
});
