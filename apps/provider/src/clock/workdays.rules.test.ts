import { expect, it } from 'vitest';
import { holidays, addWorkdays } from './workdays.rules.ts';

it('returns the holidays, including Liberation Day in 2025, and King’s Day moved to Saturday', () => {
  expect(holidays(2025).toSorted()).toEqual([
    '2025-01-01',
    '2025-04-21',
    '2025-04-26',
    '2025-05-05',
    '2025-05-29',
    '2025-06-09',
    '2025-12-25',
    '2025-12-26',
  ]);
  expect(holidays(2026)).not.toContain('2026-05-05');
});

it.each([
  ['2026-11-18', 5, '2026-11-25', 'over a weekend'],
  ['2026-11-21', 5, '2026-11-27', 'from a Saturday'],
  ['2026-12-23', 5, '2026-12-31', 'over Christmas'],
  ['2026-12-30', 1, '2026-12-31', 'the next day'],
  ['2026-12-31', 1, '2027-01-04', 'over New Year'],
  ['2026-11-02', 15, '2026-11-23', 'three weeks when it is busy'],
])('adds working days: %s plus %i is %s (%s)', (from, count, until) => {
  expect(addWorkdays(Temporal.PlainDate.from(from), count).toString()).toBe(until);
});
