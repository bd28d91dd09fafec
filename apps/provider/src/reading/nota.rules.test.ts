import { expect, it } from 'vitest';
import { toNota } from './nota.rules.ts';
import type { BillPage } from './rows.rules.ts';

const readFor = { today: '2026-11-21', people: [], complete: true };

/** A page of rows under each other, of words beside each other. */
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

it('what the head of a table announces, and was not read of a photo, is not lacking', () => {
  expect(lacks(rows, true)).not.toEqual(expect.arrayContaining(['behandelDatum']));
  expect(lacks(rows, true)).not.toEqual(expect.arrayContaining(['omschrijving']));
});

it('is lacking where nothing announces it, and where the bill tells its own words', () => {
  const both = expect.arrayContaining(['behandelDatum', 'omschrijving']);
  expect(lacks(['Praktijk Noord', 'Totaal € 45,00'], true)).toEqual(both);
  expect(lacks(rows, false)).toEqual(both);
});
