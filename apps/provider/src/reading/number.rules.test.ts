import { describe, expect, it } from 'vitest';
import { withLabels } from './labels.rules.ts';
import { findAgb, findNumber } from './number.rules.ts';
import { parseWrittenPage } from './testing/writtenPage.testing.ts';

const bill = (...lines: readonly string[]) => withLabels(parseWrittenPage(lines));

const seen = (certainty: number, ...more: readonly string[]) =>
  withLabels(parseWrittenPage(['Factuurnummer: A/1184', ...more], { seen: true, certainty }));

describe('findNumber', () => {
  it.each([
    ['Factuurnummer: 2026-0417', '2026-0417'],
    ['Factuurnummer\tF2026/17', 'F2026/17'],
    ['Nota KL-26-3391', 'KL-26-3391'],
    ['FACTUUR F2026-00871', 'F2026-00871'],
    ['Verkoopfactuur nr. 20261588', '20261588'],
    ['Rekening R260017745', 'R260017745'],
    ['Ons kenmerk RV/2026/20417', 'RV/2026/20417'],
    ['Faktuur 2026/0455', '2026/0455'],
    ['Factuur no: H-55-201', 'H-55-201'],
    ['Ereloonnota nr. 2026/RX/118', '2026/RX/118'],
    ['Nr BV 26-118-0042', 'BV 26-118-0042'],
    ['Rechnung Nr. 2026/2217', '2026/2217'],
    ['Invoice no. INV-7731', 'INV-7731'],
    ['Recibo Nº 87/2026', '87/2026'],
    ['Facture n° F-260714-18', 'F-260714-18'],
    ['Nota 2026-311, 10-11-2026', '2026-311'],
  ])('reads the number of "%s"', (line, number) =>
    expect(findNumber(bill('Praktijk Zuid', line))?.value).toBe(number),
  );

  it.each([
    'Factuurnummer: onbekend',
    'Debiteurnummer 2209184',
    'Polisnummer: 200000081',
    'Factuur 12-11-2026',
    'KvK 30112233',
    'IBAN NL91 ABNA 0417 1643 00',
    '3511 AB Utrecht',
  ])('finds none in "%s"', (line) => expect(findNumber(bill(line))).toBeUndefined());

  it.each([
    ['Factuurnummer: cv-0026781', 'CV-0026781'],
    ['Factuurnummer: abc-0026781', 'abc-0026781'],
  ])('returns capitals for small letters of the same form on a photo: "%s"', (line, number) => {
    const rows = withLabels(parseWrittenPage([line], { seen: true, certainty: 95 }));
    expect(findNumber(rows)?.value).toBe(number);
  });

  it('finds the number below its label', () => {
    const found = findNumber(bill('Factuurnummer\tDebiteurnummer', '2026-0417\t7720'));
    expect(found?.value).toBe('2026-0417');
    expect(found?.words.map(({ text }) => text)).toEqual(['2026-0417']);
  });

  it('finds a number without a label above the date of the bill', () => {
    expect(findNumber(bill('LM 2026-0188', 'rekening van 28 februari 2026'))?.value).toBe(
      'LM 2026-0188',
    );
  });

  it('is certain of a labelled number, but not of one of two', () => {
    expect(findNumber(bill('Factuurnummer: 2026-0417'))?.sure).toBe(true);
    expect(findNumber(bill('Nota: 2026-0417', 'Rekening: 2026-0418'))?.sure).toBe(false);
  });

  it('is uncertain of an unclear number on a photo, unless it occurs twice', () => {
    expect(findNumber(seen(95))?.sure).toBe(true);
    expect(findNumber(seen(86))?.sure).toBe(false);
    expect(findNumber(seen(86, 'Betaal o.v.v. A/1184'))?.sure).toBe(true);
  });
});

it.each([
  ['AGB-code: 12345678', '12345678'],
  ['AGB-code 12 345678', '12345678'],
  ['AGB 12-345678', '12345678'],
  ['AGB-code: 1234567', undefined],
  ['AGB-code: 123456789', undefined],
])('reads the AGB code of "%s" as %s', (line, code) =>
  expect(findAgb(bill(line))?.value).toBe(code),
);
