import { describe, expect, it } from 'vitest';
import { amountsIn, daysIn } from './values.rules.ts';

const days = (text: string): string[] => daysIn(text).map(({ value }) => value);
const amounts = (text: string): number[] => amountsIn(text).map(({ value }) => value);

describe('a day on a bill', () => {
  it.each([
    ['12-11-2026', '2026-11-12'],
    ['Behandeld op 12 - 11 - 2026.', '2026-11-12'],
    ['12/11/26', '2026-11-12'],
    ['12.11.2026', '2026-11-12'],
    ['2026-11-12', '2026-11-12'],
    ['12 november 2026', '2026-11-12'],
    ['12 nov. 2026', '2026-11-12'],
    ['3. März 2026', '2026-03-03'],
    ['14, März 1985', '1985-03-14'],
    ['1st May 2026', '2026-05-01'],
    ['November 12, 2026', '2026-11-12'],
    ['geb. 30-1-48', '1948-01-30'],
  ])('is recognised in any notation: %s', (text, day) => expect(days(text)).toEqual([day]));

  it.each(['31-02-2026', '12-13-2026', '030-555 01 23', '12-11', '0.1.2.3.2026', '2.500,00'])(
    'is not what is none: %s',
    (text) => expect(days(text)).toEqual([]),
  );
});

describe('an amount on a bill', () => {
  it.each([
    ['€ 45,00', 4_500],
    ['€45,00', 4_500],
    ['EUR 1.234,56', 123_456],
    ['1234.56', 123_456],
    ['€1,234.56', 123_456],
    ['1 234,56 €', 123_456],
    ['12,50 EUR', 1_250],
    ['-12,50', -1_250],
  ])('is read in cents: %s', (text, cents) => expect(amounts(text)).toEqual([cents]));

  it.each([
    '40,00-',
    '€ 40,00-',
    '40,00- EUR',
    '40,00 EUR-',
    '−40,00',
    '-/- 40,00',
    '-/-40,00',
    '€ -/- 40,00',
    '40,00 -/-',
    'Totaal\t(40,00)',
    'Totaal\t(€ 40,00)',
    'Totaal\t€ (40,00)',
    '40,00 CR',
    '40,00CR',
  ])('is negative in any notation: %s', (text) => expect(amounts(text)).toEqual([-4_000]));

  it.each([
    ['Vulling (40,00)', [4_000]],
    ['Vulling (40,00 per stuk)\t80,00', [4_000, 8_000]],
    ['Totaal\t€ 90,00 (reeds voldaan € 40,00)', [9_000, 4_000]],
    ['90,00 -/- 40,00', [9_000, -4_000]],
    ['40,00 - 50,00', [4_000, -5_000]],
    ['40,00 Creme', [4_000]],
    ['40,00 CREME', [4_000]],
    ['40,00\t- Zitting', [4_000]],
  ])('is not negative by adjacent text: %s', (text, cents) => expect(amounts(text)).toEqual(cents));

  it.each(['12.11.2026', '21,00 %', '12,5', '0,50 mg', '3.500', 'NL91 ABNA 0417', '1,234'])(
    'is not what is none: %s',
    (text) => expect(amounts(text)).toEqual([]),
  );
});
