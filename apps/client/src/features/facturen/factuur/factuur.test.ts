import { expect, test } from 'vitest';
import { line, premie, risico, settlement, termijn } from './factuur.testing.ts';
import { periodFrom } from './factuur.ts';

/** A line for the month that begins at a day. */
const month = (datumIngang: string) => ({
  omschrijving: 'Basisverzekering',
  periode: { datumIngang, datumEinde: '2026-12-31' },
  bedrag: 1_000,
});

test.each([
  [['2026-11-01'], '2026-11'],
  [['2026-11-01', '2026-11-15'], '2026-11'],
  [['2026-12-01', '2026-10-01', '2026-11-01'], '2026-10/2026-12'],
  [[], null],
])('an invoice of premium with lines from %j is for %s', (days, period) => {
  expect(periodFrom({ ...premie, premieRegels: days.map(month) })).toBe(period);
});

test('own risk in terms is for the months of its lines', () => {
  expect(periodFrom(termijn('2026-03-01', '2026-02-01'))).toBe('2026-02/2026-03');
});

test('own risk is for the year of its care, or from the first to the last', () => {
  const other = { ...line, datum: '2026-12-31' };
  expect(periodFrom(risico(line, other))).toBe('2026');
  expect(periodFrom(risico(line, { ...line, datum: '2025-12-31' }))).toBe('2025/2026');
  expect(periodFrom(risico())).toBeNull();
});

test('a final settlement is for the year that it settles', () => {
  expect(periodFrom(settlement())).toBe('2025');
  expect(periodFrom({ ...settlement(), eindafrekeningen: [] })).toBeNull();
});
