import type { PDFDocumentProxy } from 'pdfjs-dist';
import { expect, it } from 'vitest';
import type { Row } from './documentContent.ts';
import {
  findPlaced as find,
  letterWith as letterOf,
  placedOn,
  placedOnAll,
} from './letter.testing.ts';
import { roles } from './openDocument.testing.ts';

const columns = [
  { header: 'Omschrijving', share: 0.7 },
  { header: 'Bedrag', share: 0.3, number: true },
];
const row = (text: string, amount: string, note?: string): Row => ({
  cells: [{ text, ...(note && { note }) }, { text: amount }],
});

/** Creates a letter with only this table. */
const letterWith = (rows: readonly Row[]): Promise<PDFDocumentProxy> =>
  letterOf([{ kind: 'table', columns, rows }]);

it('aligns amounts at the right under their heading, on the line of their label', async () => {
  const placed = await placedOn(
    await letterWith([row('Premie', '€ 100,00'), row('Totaal', '€ 1.100,00')]),
  );
  const [first, last] = ['€ 100,00', '€ 1.100,00'].map((text) => find(placed, text));
  expect(first?.right).toBeCloseTo(find(placed, 'Bedrag').right, 0);
  expect(first?.right).toBeCloseTo(last?.right ?? 0, 0);
  // An A4 page is 595 points wide, with margins of 60.
  expect(first?.right).toBeCloseTo(535, 0);
  expect(first?.base).toBeCloseTo(find(placed, 'Premie').base, 0);
  expect(find(placed, 'Premie').left).toBe(60);
});

it('prints the note of a cell smaller, and starts the next row below it', async () => {
  const placed = await placedOn(
    await letterWith([row('Premie', '€ 1', 'Over november'), row('Totaal', '€ 2')]),
  );
  const [cell, note, next] = ['Premie', 'Over november', 'Totaal'].map((text) =>
    find(placed, text),
  );
  expect([note?.size, cell?.size]).toEqual([9.5, 11]);
  expect(cell?.base).toBeGreaterThan(note?.base ?? 0);
  expect(note?.base).toBeGreaterThan(next?.base ?? 0);
});

it('tags a heading for each column and each row', async () => {
  const letter = await letterWith([row('Premie', '€ 1'), row('Korting', '€ 2')]);
  const tags = roles(await (await letter.getPage(1)).getStructTree());
  expect(tags.slice(tags.indexOf('Table'), -1)).toEqual([
    'Table',
    'TR',
    'TH',
    'TH',
    'TR',
    'TH',
    'TD',
    'TR',
    'TH',
    'TD',
  ]);
});

it('moves a row that does not fit to the next page', async () => {
  const long = 'Een regel met een heel lange omschrijving '.repeat(4).trim();
  const rows = Array.from({ length: 30 }, (_, i) => row(`${long} ${i}`, `€ ${i},00`, `Noot ${i}`));
  const letter = await letterWith(rows);
  expect(letter.numPages).toBeGreaterThan(2);
  const pages = await placedOnAll(letter);
  const pageOf = (text: string) => pages.findIndex((page) => page.some((one) => one.text === text));
  for (const [i] of rows.entries()) expect(pageOf(`Noot ${i}`)).toBe(pageOf(`€ ${i},00`));
  const lowest = Math.min(
    ...pages
      .flat()
      .filter(({ size }) => size > 9)
      .map(({ base }) => base),
  );
  expect(lowest).toBeGreaterThanOrEqual(60);
});

it('never breaks a column heading within a word, nor an amount, however many columns', async () => {
  const heads = ['Gedeclareerd', 'Niet vergoed', 'Eigen bijdrage', 'Eigen risico', 'Vergoed'];
  const letter = await letterOf([
    {
      kind: 'table',
      columns: [
        { header: 'Behandeling', share: 0.4 },
        ...heads.map((header) => ({ header, share: 0.12, number: true })),
      ],
      rows: [{ cells: ['Consult', ...heads.map(() => '− € 1.234,56')].map((text) => ({ text })) }],
    },
  ]);
  const placed = await placedOn(letter);
  const texts = placed.map(({ text }) => text);
  expect(texts).toContain('Gedeclareerd');
  expect(texts.filter((text) => text === '− € 1.234,56')).toHaveLength(heads.length);
  expect(Math.max(...placed.map(({ right }) => right))).toBeCloseTo(535, 0);
});
