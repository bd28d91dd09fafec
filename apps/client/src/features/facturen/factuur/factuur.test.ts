import { expect, test } from 'vitest';
import { line, premie, risico, settlement } from './factuur.testing.ts';
import { type FactuurOf, periodFrom } from './factuur.ts';

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
  const { eindafrekeningen: _, ...core } = settlement();
  const inTerms: FactuurOf<'RisicoPeriodeFactuur'> = {
    ...core,
    __typename: 'RisicoPeriodeFactuur',
    soort: 'RisicoPeriodeFactuur',
    regels: ['2026-03-01', '2026-02-01'].map((day) => ({
      ...month(day),
      naamVerzekerde: 'Jan Bakker',
      geboorteDatum: '1948-02-02',
    })),
  };
  expect(periodFrom(inTerms)).toBe('2026-02/2026-03');
});

test('own risk is for the year of its care, where that is one', () => {
  const other = { ...line, datum: '2026-12-31' };
  expect(periodFrom(risico(line, other))).toBe('2026');
  expect(periodFrom(risico(line, { ...line, datum: '2025-12-31' }))).toBeNull();
  expect(periodFrom(risico())).toBeNull();
});

test('a final settlement is for the year that it settles', () => {
  expect(periodFrom(settlement())).toBe('2025');
  expect(periodFrom({ ...settlement(), eindafrekeningen: [] })).toBeNull();
});
