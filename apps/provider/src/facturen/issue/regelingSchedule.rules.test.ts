import { expect, it } from 'vitest';
import { regelingSchedule } from './regelingSchedule.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const facts = { termijn: 2_907, done: 0, firstDay: day('2026-12-31'), open: 8_720 };

it('equals the agreement before a term was debited', () => {
  const next = { day: day('2026-12-31'), bedrag: 2_907 };
  expect(regelingSchedule({ ...facts, next })).toEqual({
    count: 3,
    termijn: 2_907,
    last: 2_906,
    firstDay: day('2026-12-31'),
    lastDay: day('2027-02-26'),
  });
});

it('stays the same while its terms are debited', () => {
  const next = { day: day('2027-02-26'), bedrag: 2_906 };
  expect(regelingSchedule({ ...facts, done: 2, open: 2_906, next })).toMatchObject({
    count: 3,
    last: 2_906,
    lastDay: day('2027-02-26'),
  });
});

it('is shorter after a set-off', () => {
  const next = { day: day('2027-01-29'), bedrag: 2_907 };
  expect(regelingSchedule({ ...facts, done: 1, open: 3_000, next })).toMatchObject({
    count: 3,
    last: 93,
  });
});
