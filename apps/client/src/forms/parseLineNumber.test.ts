import { expect, it } from 'vitest';
import { parseLineNumber } from './parseLineNumber.ts';

it('parses the number of a line', () => {
  expect(parseLineNumber('12')).toBe(12);
  expect(parseLineNumber('10000')).toBe(10_000);
});

it.each([
  null,
  undefined,
  '',
  ' 2',
  '1.5',
  '-1',
  '1e3',
  '0x1',
  'twee',
  '0',
  '10001',
  '99999999999',
])('returns undefined for %j', (word) => {
  expect(parseLineNumber(word)).toBeUndefined();
});
