import fc from 'fast-check';
import { expect, it, describe, test } from 'vitest';
import {
  capitalize,
  uncapitalize,
  formatList,
  formatCount,
  splitIntoGroups,
  formatBetalingskenmerk,
  formatFactuurkenmerk,
} from './format.ts';
import { languages } from './language.ts';
import { checkDigit, isBetalingskenmerk, toBetalingskenmerk } from './betalingskenmerk.testing.ts';

it('capitalises the first letter and leaves other words unchanged', () => {
  expect(capitalize('deze persoon')).toBe('Deze persoon');
  expect(capitalize('Bram de Vries')).toBe('Bram de Vries');
  expect(capitalize('')).toBe('');
});

it('lowers the first letter, except in abbreviations', () => {
  expect(uncapitalize('Fysiotherapie')).toBe('fysiotherapie');
  expect(uncapitalize('Écho')).toBe('écho');
  expect(uncapitalize('GP')).toBe('GP');
  expect(uncapitalize('X-ray')).toBe('X-ray');
});

describe('formatList', () => {
  it.each(languages)('formats like Intl (%s)', (language) => {
    const words = ['Sanne', 'Noor', 'Bram', 'oma Els'];
    for (let count = 0; count <= words.length; count += 1) {
      const some = words.slice(0, count);
      expect(formatList(some, language)).toBe(new Intl.ListFormat(language).format(some));
    }
  });
});

it.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [2_000, '2.000', '2,000'],
  [1_234_567, '1.234.567', '1,234,567'],
])('groups the count %i by thousands in each language', (count, nl, en) => {
  expect(formatCount(count, 'nl')).toBe(nl);
  expect(formatCount(count, 'en')).toBe(en);
});

test('groups digits and leaves a shorter last group', () => {
  expect(splitIntoGroups('80528000070041013701', 4)).toBe('8052 8000 0700 4101 3701');
  expect(splitIntoGroups('7004106851', 3)).toBe('700 410 685 1');
  expect(splitIntoGroups('', 4)).toBe('');
});

const numbers = fc.integer({ min: 0, max: 999_999_999_999_999 });

it('accepts the published example', () => {
  expect(isBetalingskenmerk('5000056789012345')).toBe(true);
  expect(checkDigit('000056789012345')).toBe(5);
  expect(toBetalingskenmerk(56_789_012_345)).toBe('5000056789012345');
});

it('returns one digit: 1 for a 10 and 0 for an 11', () => {
  // Sum 1 gives 10, sum 0 gives 11.
  expect(checkDigit('000001000000000')).toBe(1);
  expect(checkDigit('000000000000000')).toBe(0);
});

it('makes a valid kenmerk of every number and formats it in groups of four', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const kenmerk = toBetalingskenmerk(number);
      expect(isBetalingskenmerk(kenmerk)).toBe(true);
      expect(formatBetalingskenmerk(kenmerk)).toMatch(/^\d{4} \d{4} \d{4} \d{4}$/);
      expect(formatBetalingskenmerk(kenmerk).replaceAll(' ', '')).toBe(kenmerk);
    }),
  );
});

it('detects a wrong digit, except where 10 and 11 share a check digit', () => {
  const found = fc.sample(fc.tuple(numbers, fc.nat(14), fc.integer({ min: 1, max: 9 })), 2000);
  const missed = found.filter(([number, place, added]) => {
    const kenmerk = toBetalingskenmerk(number);
    const error = (Number(kenmerk[place + 1]) + added) % 10;
    return isBetalingskenmerk(kenmerk.slice(0, place + 1) + error + kenmerk.slice(place + 2));
  });
  expect(missed.length).toBeLessThan(100);
});

it.each(['', '4000056789012345', '500005678901234', '50000567890123456', '5000 0567 8901 2345'])(
  'refuses %j',
  (text) => {
    expect(isBetalingskenmerk(text)).toBe(false);
  },
);

it('throws for anything but a positive whole number of fifteen digits', () => {
  expect(() => toBetalingskenmerk(-1)).toThrow(RangeError);
  expect(() => toBetalingskenmerk(1.5)).toThrow(RangeError);
  expect(() => toBetalingskenmerk(1_000_000_000_000_000)).toThrow(RangeError);
});

it('formats a factuurkenmerk as on the invoice', () => {
  expect(formatFactuurkenmerk('F2026-73593015')).toBe('F2026-7359 3015');
  expect(formatFactuurkenmerk('F2026-1')).toBe('F2026-1');
});
