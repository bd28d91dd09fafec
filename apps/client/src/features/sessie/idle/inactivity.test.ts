import { expect, test } from 'vitest';
import { formatClock, mustRenew, phaseOf, stepOf } from './inactivity.ts';

const minutes = (count: number) => count * 60_000;
const end = minutes(15);
const never = Number.NEGATIVE_INFINITY;

test.each([
  [0, 'quiet'],
  [12.99, 'quiet'],
  [13, 'requests'],
  [14.99, 'requests'],
  [15, 'over'],
  [480, 'over'],
])('tells the phase: after %s minutes %s', (after, phase) => {
  expect(phaseOf(end, minutes(after))).toBe(phase);
});

test.each([
  ['a moment after the last renewal', 0.5, never, false],
  ['when it may just not count anew', 1, never, false],
  ['after more than a minute', 1.1, never, true],
  ['after more than a minute, but asked (in vain) half a minute ago', 5, 4.5, false],
  ['after more than a minute, asked in vain a minute ago', 5, 4, true],
  ['while the question stands there', 13.5, never, false],
  ['when it is over', 16, never, false],
])('decides on input %s', (_when, now, requested, expected) => {
  expect(mustRenew(end, minutes(requested), minutes(now))).toBe(expected);
});

test.each([
  [120, '2:00', 120],
  [61, '1:01', 120],
  [60, '1:00', 60],
  [30, '0:30', 30],
  [9, '0:09', 10],
])('shows %s seconds as %s, and announces the step %s', (seconds, clock, step) => {
  expect(formatClock(seconds)).toBe(clock);
  expect(stepOf(seconds)).toBe(step);
});
