import { expect, it } from 'vitest';
import { formatPostcode, isPostcode, addNoBreakSpaces } from './postcode.ts';

it('formats four digits, a space and two letters', () => {
  expect(formatPostcode('1234ab')).toBe('1234 AB');
  expect(formatPostcode('１２３４　ａｂ')).toBe('1234 AB');
  expect(formatPostcode('B-1000')).toBe('B-1000');
});

it('keeps postcodes in a text unbroken, and leaves other numbers', () => {
  expect(addNoBreakSpaces('Postbus 1000, 1000 AA Zilverzand, was 1012 AB')).toBe(
    'Postbus 1000, 1000\u00A0AA Zilverzand, was 1012\u00A0AB',
  );
  expect(addNoBreakSpaces('in 2026 EHIC, 11000 AA')).toBe('in 2026 EHIC, 11000 AA');
});

it.each(['0123 AB', '1234 SA', '1234 SD', '1234 SS', '1234  AB', '123 AB'])(
  'refuses %s',
  (text) => {
    expect(isPostcode(text)).toBe(false);
  },
);
