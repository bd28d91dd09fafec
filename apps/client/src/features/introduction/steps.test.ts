import { expect, test } from 'vitest';
import { parseStep } from './steps.ts';

test.each([
  ['', 1],
  ['stap=2', 2],
  ['stap=3', 3],
  ['stap=4', 1],
  ['stap=0', 1],
  ['stap=1.5', 1],
  ['stap=x', 1],
  ['stap=voorwaarden', 'voorwaarden'],
])('parses %j to step %s', (search, step) => {
  expect(parseStep(new URLSearchParams(search))).toBe(step);
});
