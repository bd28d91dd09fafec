import { expect, it } from 'vitest';
import { zetTaalbron } from '../../platform/taal.ts';
import { factuurTitel } from './factuurTitel.ts';

const titel = (soort: string, periode: string | null, taal: 'nl' | 'en') => {
  zetTaalbron(() => taal);
  return factuurTitel(soort, { datum: '2026-11-01', periode }, taal);
};

it.each([
  ['Zorgpremie', '2026-12', 'nl', 'Zorgpremie december 2026'],
  ['Zorgpremie', null, 'nl', 'Zorgpremie november 2026'],
  ['Zorgpremie', '2026-11', 'en', 'Premium, November 2026'],
  ['EigenrisicoEigenbijdrage', null, 'nl', 'Eigen risico en eigen bijdrage'],
  ['Eigenrisicoeindafrekening', '2025', 'nl', 'Eindafrekening eigen risico 2025'],
  ['Boete', null, 'en', 'Boete'],
] as const)('calls %s of %s in %s %j', (soort, periode, taal, verwacht) => {
  expect(titel(soort, periode, taal)).toBe(verwacht);
});

const onder2026 = (periode: string) =>
  factuurTitel('Zorgpremie', { datum: '2026-01-01', periode }, 'nl', '2026');

it('leaves out the year that stands above it, and no other', () => {
  zetTaalbron(() => 'nl');
  expect([onder2026('2026-11'), onder2026('2025-12')]).toEqual([
    'Zorgpremie november',
    'Zorgpremie december 2025',
  ]);
});
