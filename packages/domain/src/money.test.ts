import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centsToEuros,
  eurosToCents,
  formatAmount,
  joinCents,
  parseAmount,
  parseEuros,
  readAmount,
  sumOf,
  toDecimalText,
  toTypedAmount,
} from './money.ts';

describe('amounts', () => {
  it('formats amounts in Dutch and English', () => {
    expect(formatAmount(123456, 'nl')).toBe('€\u00A01.234,56');
    expect(formatAmount(-1500, 'nl')).toBe('\u2212\u202F€\u00A015,00');
    expect(formatAmount(100000000, 'en')).toBe('€1,000,000.00');
    expect(formatAmount(5, 'en')).toBe('€0.05');
  });

  it('formats a decimal text with two decimals for the contract', () => {
    expect(toDecimalText(15420)).toBe('154.20');
    expect(toDecimalText(123456789)).toBe('1234567.89');
    expect(toDecimalText(0)).toBe('0.00');
    expect(toDecimalText(-5)).toBe('-0.05');
  });

  it('formats a typed amount that parses to the same cents', () => {
    expect(toTypedAmount(123456, 'nl')).toBe('1234,56');
    expect(toTypedAmount(123456, 'en')).toBe('1234.56');
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.constantFrom('nl', 'en'), (cents, language) => {
        expect(parseAmount(toTypedAmount(cents, language), language)).toBe(cents);
      }),
    );
  });

  it('joins euros and decimals to cents', () => {
    expect(joinCents('1.234', '5')).toBe(123450);
    expect(joinCents("12'345", '05')).toBe(1234505);
    expect(joinCents('7')).toBe(700);
    expect(joinCents('999999999999999999', '00')).toBeUndefined();
  });

  it('keeps every cent between the contract and our code', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(eurosToCents(centsToEuros(cents))).toBe(cents);
      }),
    );
  });

  it('refuses a fraction of a cent', () => {
    expect(() => parseEuros(1.005)).toThrow(RangeError);
    expect(() => parseEuros(Number.NaN)).toThrow(RangeError);
  });

  it.each([
    ['12', 1200],
    ['12,5', 1250],
    ['12.50', 1250],
    ['€ 1.234,56', 123456],
    ['1,234.56', 123456],
    ['1.234.567', 123456700],
    ['1,234,567.8', 123456780],
    ['1 234,56', 123456],
    ['1\u00A0234', 123400],
    [' EUR 61,80 ', 6180],
    ['61,80 euro', 6180],
    ['euro 12,50', 1250],
    ['Euro\u00A012,50', 1250],
    ['12,50 euros', 1250],
    ['EUR: 12,50', 1250],
    ['EUR : 12,50', 1250],
    ['€: 12,50', 1250],
    ['euro:12', 1200],
    ['12,50 euro.', 1250],
    ['12 EUR.', 1200],
    ['12,50.', 1250],
    ['１２，５０', 1250],
    ['€ １.２３４,５６', 123456],
    ['\u200B12,50\u202C', 1250],
    ['12,\u2013', 1200],
    ['12,-', 1200],
    ['1.250,--', 125000],
    [',50', 50],
    ['0,05', 5],
    ['007', 700],
  ])('parses %s in either language', (text, cents) => {
    expect([readAmount(text, 'nl'), readAmount(text, 'en')]).toEqual([cents, cents]);
  });

  it('accepts a point for thousands in Dutch only, because it may be a decimal sign in English', () => {
    expect(readAmount('1.234', 'nl')).toBe(123400);
    expect(readAmount('1.234', 'en')).toBe('tooManyDecimals');
  });

  it.each(['12,345', '1,234', '0,125', '0.125', '1234.567', '1.234,567', '1,234.567', '12,3456'])(
    'refuses %s as ambiguous between fractions of a cent and thousands',
    (text) => {
      expect([readAmount(text, 'nl'), readAmount(text, 'en')]).toEqual([
        'tooManyDecimals',
        'tooManyDecimals',
      ]);
      expect(parseAmount(text, 'nl')).toBeUndefined();
    },
  );

  it.each([
    '',
    'twaalf',
    ':12',
    '12:50',
    '12.',
    '-5',
    '1.23.4',
    '12,345,6',
    '1e3',
    '12 50',
    '1.234.56',
    '12,',
    ',',
    '€',
  ])('refuses %j', (text) => {
    expect([readAmount(text, 'nl'), readAmount(text, 'en')]).toEqual(['unreadable', 'unreadable']);
  });

  it('returns the parsed amount, or undefined', () => {
    expect([parseAmount('12,50', 'nl'), parseAmount('12.50 euro', 'en')]).toEqual([1_250, 1_250]);
    expect(parseAmount('12,50€', 'nl')).toBe(1_250);
    expect(parseAmount('12,- ,-', 'nl')).toBeUndefined();
  });

  it('parses its own format in the same language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom('nl' as const, 'en' as const),
        (cents, language) => {
          expect(readAmount(formatAmount(cents, language), language)).toBe(cents);
        },
      ),
    );
  });

  it('never multiplies a typed amount by a hundred or a thousand', () => {
    const figures = fc.stringMatching(/^\d{1,6}$/);
    fc.assert(
      fc.property(figures, fc.constantFrom('.', ','), figures, (euros, sign, rest) => {
        const read = readAmount(`${euros}${sign}${rest}`, 'en');
        if (typeof read === 'number')
          expect(read).toBe(Math.round(Number(`${euros}.${rest}`) * 100));
      }),
    );
  });
});

it('sums the cents of rows, and returns 0 for no rows', () => {
  const rows = [{ bedrag: 12_50 }, { bedrag: -2_50 }];
  expect(sumOf(rows, ({ bedrag }) => bedrag)).toBe(10_00);
  expect(sumOf([], () => 1)).toBe(0);
});
