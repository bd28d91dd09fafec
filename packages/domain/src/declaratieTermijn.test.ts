import { expect, it } from 'vitest';
import { earliestDay, isOnTime } from './declaratieTermijn.ts';

it.each([
  ['2026-11-21', '2023-11-21'],
  ['2026-02-28', '2023-02-28'],
  ['2028-02-29', '2025-02-28'],
])('accepts on %s care from %s onwards', (today, day) => expect(earliestDay(today)).toBe(day));

it.each([
  ['2023-11-20', false],
  ['2023-11-21', true],
  ['2026-11-21', true],
])('checks care of %s sent in on 21 November 2026: %s', (day, onTime) => {
  expect(isOnTime(day, '2026-11-21')).toBe(onTime);
});
