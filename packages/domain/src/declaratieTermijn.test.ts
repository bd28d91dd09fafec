import { expect, it } from 'vitest';
import { earliestDay, isOnTime } from './declaratieTermijn.ts';

it.each([
  ['2026-11-21', '2023-11-21'],
  ['2026-02-28', '2023-02-28'],
  ['2028-02-29', '2025-02-28'],
])('on %s care from %s can be claimed', (today, day) => expect(earliestDay(today)).toBe(day));

it.each([
  ['2023-11-20', false],
  ['2023-11-21', true],
  ['2026-11-21', true],
])('care of %s that is sent in on 21 November 2026 is in time: %s', (day, onTime) => {
  expect(isOnTime(day, '2026-11-21')).toBe(onTime);
});
