import { bankDayFrom, isBankDay } from '@mijn/domain/bankDays';
import { addDays } from '@mijn/domain/datum';
import { expect, it } from 'vitest';
import { timeline } from './timeline.ts';

function debitsBefore(today: Temporal.PlainDate, incassoDay: number) {
  return Array.from({ length: 5 }, (_, months) => {
    const month = today.with({ day: 1 }).subtract({ months });
    const day = Math.min(incassoDay, month.daysInMonth);
    const first = bankDayFrom(month.with({ day }).toString());
    return { first, second: bankDayFrom(addDays(first, 28)) };
  });
}

function missingOn(today: Temporal.PlainDate): string[] {
  const { incassoDayOfTom, stornoOfTom, tomEmptyPeriods } = timeline(today);
  const debits = debitsBefore(today, incassoDayOfTom);
  const now = today.toString();
  const ago = (days: number) => addDays(now, -days);
  const seen = {
    'failed twice': debits.some(({ second }) => ago(8) < second && second <= now),
    'waits for the second': debits.some(({ first, second }) => first <= now && now < second),
    'is asked for': debits.some(({ second }) => ago(38) <= second && second <= ago(8)),
    // A request of 45 days ago, now in an arrangement.
    'in an arrangement': debits.some(
      ({ first, second }) =>
        first >= (tomEmptyPeriods[1]?.from ?? '') && addDays(second, 8) <= ago(45),
    ),
    'given back': isBankDay(stornoOfTom) && ago(8) < stornoOfTom,
  };
  return Object.entries(seen).flatMap(([what, isSeen]) => (isSeen ? [] : [`${now}: ${what}`]));
}

it('shows every way a debit can fail, on any day', () => {
  const days = Array.from({ length: 3_000 }, (_, i) =>
    Temporal.PlainDate.from('2024-01-01').add({ days: i }),
  );
  expect(days.flatMap(missingOn)).toEqual([]);
});
