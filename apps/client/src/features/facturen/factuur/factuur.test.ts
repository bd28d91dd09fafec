import { expect, test } from 'vitest';
import { line, premie, risico, settlement, termijn } from './factuur.testing.ts';
import { periodFrom } from './factuur.ts';

/** A line for the rest of the month that a date is in, or until another date. */
const month = (days: string) => ({
  omschrijving: 'Basisverzekering',
  periode: {
    datumIngang: days.slice(0, 10),
    datumEinde: days.split('/')[1] ?? `${days.slice(0, 7)}-28`,
  },
  bedrag: 1_000,
});

test.each([
  [['2026-11-01'], '2026-11'],
  [['2026-11-01', '2026-11-15'], '2026-11'],
  [['2026-12-01', '2026-10-01', '2026-11-01'], '2026-10/2026-12'],
  [['2026-10-01/2026-12-31'], '2026-10/2026-12'],
  [[], null],
])('derives the period of a premium invoice with lines from %j: %s', (days, period) => {
  expect(periodFrom({ ...premie, premieRegels: days.map(month) })).toBe(period);
});

test('derives the months of own-risk instalments from their lines', () => {
  expect(periodFrom(termijn('2026-03-01', '2026-02-01'))).toBe('2026-02/2026-03');
});

test('derives the year or years of own risk from its care', () => {
  const other = { ...line, datum: '2026-12-31' };
  expect(periodFrom(risico(line, other))).toBe('2026');
  expect(periodFrom(risico(line, { ...line, datum: '2025-12-31' }))).toBe('2025/2026');
  expect(periodFrom(risico())).toBeNull();
});

test('derives the year of a final settlement', () => {
  expect(periodFrom(settlement())).toBe('2025');
  expect(periodFrom({ ...settlement(), eindafrekeningen: [] })).toBeNull();
});
