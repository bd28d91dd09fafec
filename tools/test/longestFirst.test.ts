import { expect, it } from 'vitest';
import { isLong, secondsOf } from './longestFirst.ts';
import { slowTests } from './slowTests.ts';

const text = `const rounds = Number(process.env['CRASH_ROUNDS'] ?? 8);`;

it('a test is long where it takes a full count', () => {
  expect(isLong(text, { CRASH_ROUNDS: '60' })).toBe(true);
});

it('a sample is not, nor is what takes no count', () => {
  expect(isLong(text, {})).toBe(false);
  expect(isLong('', { CRASH_ROUNDS: '60' })).toBe(false);
});

it('what takes longest comes first, full counts before all', () => {
  const [slow, quick] = [Object.keys(slowTests)[0] ?? '', 'apps/x.test.ts'];
  const another = `process.env['HISTORIES']`;
  expect(secondsOf(quick, another, {})).toBe(0);
  expect(secondsOf(slow, another, {})).toBeGreaterThan(0);
  expect(secondsOf(quick, another, { HISTORIES: '40' })).toBe(Number.POSITIVE_INFINITY);
});
