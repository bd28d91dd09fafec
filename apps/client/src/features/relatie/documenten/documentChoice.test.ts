import { describe, expect, it } from 'vitest';
import {
  type Counts,
  countOf,
  documentAddress,
  groupByYear,
  pageSize,
  parseDocumentChoice,
} from './documentChoice.ts';
import { sheetOf } from './documenten.testing.ts';

const parse = (query: string) => parseDocumentChoice(new URLSearchParams(query));
const everything = parse('');

describe('the choice in the address', () => {
  it.each([
    ['', '/mijn-gegevens/documenten'],
    ['jaar=2026', '/mijn-gegevens/documenten?jaar=2026'],
    [
      'soort=besluit&jaar=2025&pagina=2',
      '/mijn-gegevens/documenten?jaar=2025&soort=besluit&pagina=2',
    ],
  ])('is parsed and written again: %s', (query, address) => {
    expect(documentAddress(parse(query))).toBe(address);
  });

  it('ignores values that are none', () => {
    expect(parse('jaar=0&soort=factuur&pagina=-1')).toEqual({
      year: undefined,
      kind: undefined,
      page: 1,
    });
  });
});

const counts: Counts = [
  { jaar: 2027, soort: 'polisblad', aantal: 1 },
  { jaar: 2026, soort: 'polisblad', aantal: 1 },
  { jaar: 2026, soort: 'besluit', aantal: 203 },
  { jaar: 2020, soort: 'besluit', aantal: 2 },
];

describe('groupByYear', () => {
  const listed = [sheetOf(2027), sheetOf(2026)];
  const years = (...[documents, choice]: [typeof listed, typeof everything]) =>
    groupByYear(documents, counts, choice).map(({ year, documents: { length }, decisions }) => [
      year,
      length,
      decisions,
    ]);

  it('groups by year, newest first, with the number of decisions', () => {
    expect(years(listed, everything)).toEqual([
      [2027, 1, 0],
      [2026, 1, 203],
      [2020, 0, 2],
    ]);
  });

  it('shows the chosen year only', () => {
    expect(years([sheetOf(2026)], { ...everything, year: 2026 })).toEqual([[2026, 1, 203]]);
    expect(years([], { ...everything, year: 2020 })).toEqual([[2020, 0, 2]]);
    expect(years([], { ...everything, year: 2019 })).toEqual([]);
  });

  it('counts no decisions beside a kind', () => {
    expect(years(listed, { ...everything, kind: 'polisblad' })).toEqual([
      [2027, 1, 0],
      [2026, 1, 0],
    ]);
  });

  it('leaves years with decisions only to the last page', () => {
    const many: Counts = [...counts, { jaar: 2025, soort: 'jaaroverzicht', aantal: pageSize }];
    const on = (page: number) =>
      groupByYear(listed, many, { ...everything, page }).map(({ year }) => year);
    expect([on(1), on(2)]).toEqual([
      [2027, 2026],
      [2027, 2026, 2020],
    ]);
  });
});

it('counts the rows of a choice, of decisions only when they are listed', () => {
  expect(countOf(counts, everything)).toBe(2);
  expect(countOf(counts, { year: 2026, kind: 'besluit' })).toBe(203);
  expect(countOf(counts, { year: undefined, kind: 'besluit' })).toBe(205);
});
