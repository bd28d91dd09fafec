import { expect, it } from 'vitest';
import { parseLineNumber } from './parseLineNumber.ts';

it('reads the number of a line', () => {
  expect(parseLineNumber('12')).toBe(12);
});

it.each([null, undefined, '', ' 2', '1.5', '-1', '1e3', '0x1', 'twee', '99999999999'])(
  'reads nothing in %j',
  (word) => {
    expect(parseLineNumber(word)).toBeUndefined();
  },
);
