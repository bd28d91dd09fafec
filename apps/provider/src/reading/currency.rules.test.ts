import { expect, it } from 'vitest';
import { currenciesIn, currencyOf, isForeign } from './currency.rules.ts';
import { parseWrittenPage } from './testing/writtenPage.testing.ts';

const found = (text: string): string[] => currenciesIn(text).map(({ value }) => value);

it.each([
  ['Totaal £ 80,00', '£'],
  ['$ 200.00', '$'],
  ['US$200', 'US$'],
  ['1.250,00 NOK', 'NOK'],
  ['1250 NOK', 'NOK'],
  ['GBP 80.00', 'GBP'],
  ['CHF120.00', 'CHF'],
  ['Fr. 120.00', 'Fr.'],
  ['500,00 kr', 'kr'],
  ['1.500,- kr', 'kr'],
  ['450,00 TL', 'TL'],
  ['Total AED 500.00', 'AED'],
  ['Amount (GBP)', 'GBP'],
  ['Valuta: SEK', 'SEK'],
  ['Alle bedragen in PLN', 'PLN'],
])('recognises another currency by its sign or code: %s', (text, sign) =>
  expect(found(text)).toEqual([sign]),
);

it.each([
  '€ 80,00',
  'EUR 80,00',
  '80,00',
  'INR 13,50',
  '1 MAD 450,00',
  'CAD 3,50',
  'Fr. 13.11.2026',
  'Fr 13.11.26',
  'NOK-2026-14',
  'GB29 NWBK 6016 1331 9268 19',
  'Behandeling kroon 450,00',
])('recognises no currency in %s', (text) => expect(found(text)).toEqual([]));

it('returns euros unless the bill names another currency', () => {
  expect(currencyOf(parseWrittenPage(['Consult\t80,00']))).toBe('euro');
  expect(currencyOf(parseWrittenPage(['Consult\t80.00', 'Total\t£ 80.00']))).toBe('other');
  expect(currencyOf(parseWrittenPage(['Total\t£ 80.00', 'Total\t€ 93,00']))).toBe('mixed');
});

it('applies a sign to the adjacent amount only', () => {
  const [row] = parseWrittenPage(['Total\t£ 80.00\t€ 93.00']);
  if (!row) throw new Error('No row');
  const amount = (text: string) => row.words.filter((word) => word.text === text);
  expect(isForeign(row, amount('80.00'))).toBe(true);
  expect(isForeign(row, amount('93.00'))).toBe(false);
});
