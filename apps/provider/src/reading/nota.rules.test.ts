import { describe, expect, it } from 'vitest';
import { toNota } from './nota.rules.ts';
import type { BillPage } from './rows.rules.ts';
import { parseWrittenPage } from './testing/writtenPage.testing.ts';

const readFor = { today: '2026-11-21', people: [], complete: true };

/** A page of rows, each of words side by side. */
const pageOf = (rows: readonly string[], seen: boolean): BillPage => ({
  bestandId: 'b1',
  bladzijde: 1,
  shape: 1.4,
  codes: [],
  seen,
  words: rows.flatMap((row, down) =>
    row.split(' ').map((text, along) => ({
      text,
      left: 0.1 + 0.2 * along,
      top: 0.1 + 0.05 * down,
      width: 0.15,
      height: 0.01,
      certainty: 90,
    })),
  ),
});

const lacks = (rows: readonly string[], seen: boolean) =>
  toNota([pageOf(rows, seen)], readFor).ontbreekt;

const rows = ['Praktijk Noord', 'Datum Omschrijving Bedrag', 'Totaal € 45,00'];

it('does not report a missing value on a photo when the table has a column for it', () => {
  expect(lacks(rows, true)).not.toEqual(expect.arrayContaining(['behandelDatum']));
  expect(lacks(rows, true)).not.toEqual(expect.arrayContaining(['omschrijving']));
});

it('reports it without such a column, and on a PDF with text', () => {
  const both = expect.arrayContaining(['behandelDatum', 'omschrijving']);
  expect(lacks(['Praktijk Noord', 'Totaal € 45,00'], true)).toEqual(both);
  expect(lacks(rows, false)).toEqual(both);
});

const read = (...lines: readonly string[]) => toNota([pageOf(lines, false)], readFor);
const amountsOf = ({ totaal, regels }: ReturnType<typeof read>) => [
  totaal?.waarde,
  ...regels.map(({ bedrag }) => bedrag?.waarde),
];

it.each(['Total £ 80,00', 'Total $ 200.00', 'Totaal 1.250,00 NOK', 'Total CHF 80.00'])(
  'ignores an amount in another currency, without reporting it as missing: %s',
  (total) => {
    const nota = read('Harbour Practice', '12-11-2026 Consultation 80,00', total);
    expect(amountsOf(nota)).toEqual([undefined, undefined]);
    expect(nota.regels[0]?.behandelDatum?.waarde).toBe('2026-11-12');
    expect(nota.ontbreekt).not.toContain('bedrag');
    expect([nota.buitenland?.waarde, nota.klopt]).toEqual([true, false]);
    expect(nota.andereMunt).toBe(true);
  },
);

it('reads the euros of a bill in two currencies, with uncertainty', () => {
  const nota = read(
    'Harbour Practice',
    '12-11-2026 Consultation £ 80.00',
    'Total € 93.00',
    'Total £ 80.00',
  );
  expect(amountsOf(nota)).toEqual([93, undefined]);
  expect([nota.totaal?.zeker, nota.klopt]).toEqual([false, false]);
  expect(nota.andereMunt).toBe(false);
});

function dayOfCare(date: string, care: string, line = 'Zitting fysiotherapie') {
  const lines = ['Praktijk Noord\tNota 26-117', date, care, `${line}\t€ 45,00`, 'Totaal\t€ 45,00'];
  const [row] = parseWrittenPage(lines);
  const found = row && toNota([row.page], readFor).regels[0]?.behandelDatum;
  return [found?.waarde, found?.zeker];
}

describe('a day of care without a year', () => {
  it.each([
    ['of the weekday', 'Factuurdatum: 12-11-2026', 'Behandeldatum: di 6 okt', '2026-10-06'],
    ['of the year before', 'Factuurdatum: 8-1-2026', 'Behandeldatum: ma 6 okt', '2025-10-06'],
    ['after a dated bill', 'Factuurdatum: 12-11-2026', 'Behandeldatum: 6 okt', '2026-10-06'],
    ['of the weekday alone', 'Praktijk', 'Behandeldatum: di 6 okt', '2026-10-06'],
  ])('is certain: %s', (_why, date, care, value) =>
    expect(dayOfCare(date, care)).toEqual([value, true]),
  );

  it.each([
    ['of another weekday', 'Factuurdatum: 12-11-2026', 'Behandeldatum: wo 6 okt', '2026-10-06'],
    [
      'of last year by its weekday',
      'Factuurdatum: 12-11-2026',
      'Behandeldatum: ma 6 okt',
      '2025-10-06',
    ],
    ['almost a year before', 'Factuurdatum: 5-10-2026', 'Behandeldatum: 6 okt', '2025-10-06'],
    ['without a dated bill', 'Praktijk', 'Behandeldatum: 6 okt', '2026-10-06'],
    [
      'with a year, of another weekday',
      'Factuurdatum: 12-11-2026',
      'Behandeldatum: wo 6 okt 2026',
      '2026-10-06',
    ],
  ])('is not certain: %s', (_why, date, care, value) => {
    expect(dayOfCare(date, care)).toEqual([value, false]);
    const heading = care.replace('Behandeldatum: ', '');
    expect(dayOfCare(date, '', `${heading}\tZitting`)).toEqual([value, false]);
  });
});
