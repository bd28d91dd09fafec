import { expect, it } from 'vitest';
import { formatPostcode, isPostcode } from './postcode.ts';

it('shows four digits, a space and two letters', () => {
  expect(formatPostcode('1234ab')).toBe('1234 AB');
  expect(formatPostcode('B-1000')).toBe('B-1000');
});

it.each(['0123 AB', '1234 SA', '1234 SD', '1234 SS', '1234  AB', '123 AB'])(
  'refuses %s',
  (text) => {
    expect(isPostcode(text)).toBe(false);
  },
);
