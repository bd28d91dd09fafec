import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, centsOf } from './money.rules.ts';

describe('an amount in Mollie’s format', () => {
  it.each([
    [0, '0.00'],
    [1, '0.01'],
    [10, '0.10'],
    [99, '0.99'],
    [100, '1.00'],
    [15_420, '154.20'],
    [5_000_000, '50000.00'],
  ])('converts %i cents to € %s, and back', (cents, value) => {
    expect(amountOf(cents)).toEqual({ currency: 'EUR', value });
    expect(centsOf(value)).toBe(cents);
  });

  it('round-trips to the cent', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (cents) => {
        expect(centsOf(amountOf(cents).value)).toBe(cents);
      }),
    );
  });

  it.each([
    '154.2',
    '154.200',
    '154',
    '154,20',
    '.20',
    '-1.00',
    '1.00 ',
    ' 1.00',
    '1e3.00',
    '12345678.00',
    '',
    154.2,
    null,
    undefined,
  ])('is refused in another notation: %j', (value) => {
    expect(centsOf(value)).toBeUndefined();
  });

  it('has at most seven digits before the point', () => {
    expect(centsOf('9999999.99')).toBe(999_999_999);
  });
});
