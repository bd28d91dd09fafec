import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatBetalingskenmerk, formatFactuurkenmerk } from './betalingskenmerk.ts';
import { checkDigit, isBetalingskenmerk, toBetalingskenmerk } from './betalingskenmerk.testing.ts';

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
