import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsToEuros, eurosToCents, formatAmount, parseAmount, parseEuros } from './money.ts';

describe('amounts', () => {
  it('reads as Dutch and English people write them', () => {
    expect(formatAmount(123456, 'nl')).toBe('€\u00A01.234,56');
    expect(formatAmount(-1500, 'nl')).toBe('\u2212\u202F€\u00A015,00');
    expect(formatAmount(100000000, 'en')).toBe('€1,000,000.00');
    expect(formatAmount(5, 'en')).toBe('€0.05');
  });

  it('keeps every cent between the contract and our code', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(eurosToCents(centsToEuros(cents))).toBe(cents);
      }),
    );
  });

  it('refuses a part of a cent', () => {
    expect(() => parseEuros(1.005)).toThrow(RangeError);
    expect(() => parseEuros(Number.NaN)).toThrow(RangeError);
  });

  it.each([
    ['12', 1200],
    ['12,5', 1250],
    ['12.50', 1250],
    ['€ 1.234,56', 123456],
    ['1,234.56', 123456],
    ['1.234', 123400],
    ['0,05', 5],
  ])('reads %s as a person means it', (text, cents) => {
    expect(parseAmount(text)).toBe(cents);
  });

  it.each(['', 'twaalf', '-5', '1.23.4', '12,345,6', '1e3'])('does not guess at %j', (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });
});
