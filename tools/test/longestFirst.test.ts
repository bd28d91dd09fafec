import { expect, it } from 'vitest';
import { isLong } from './longestFirst.ts';

const text = `const rounds = Number(process.env['CRASH_ROUNDS'] ?? 8);`;

it('a test is long where it takes a full count', () => {
  expect(isLong(text, { CRASH_ROUNDS: '60' })).toBe(true);
});

it('a sample is not, nor is what takes no count', () => {
  expect(isLong(text, {})).toBe(false);
  expect(isLong('', { CRASH_ROUNDS: '60' })).toBe(false);
});
