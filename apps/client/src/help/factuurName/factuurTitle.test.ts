import { expect, it } from 'vitest';
import { setLanguageSource } from '../../platform/language.ts';
import { facturenName, factuurTitle } from './factuurTitle.ts';

const title = (kind: string, periode: string | null, language: 'nl' | 'en') => {
  setLanguageSource(() => language);
  return factuurTitle(kind, { datum: '2026-11-01', periode }, language);
};

it.each([
  ['Zorgpremie', '2026-12', 'nl', 'Zorgpremie december 2026'],
  ['Zorgpremie', '2026-11/2026-12', 'nl', 'Zorgpremie november en december 2026'],
  ['Zorgpremie', '2026-12/2027-01', 'nl', 'Zorgpremie december 2026 en januari 2027'],
  ['Zorgpremie', '2026-11/2026-12', 'en', 'Premium, November and December 2026'],
  ['Zorgpremie', '2026-10/2026-12', 'nl', 'Zorgpremie oktober tot en met december 2026'],
  ['Zorgpremie', '2027-01/2027-12', 'en', 'Premium, January to December 2027'],
  ['Zorgpremie', '2026-11/2027-01', 'nl', 'Zorgpremie november 2026 tot en met januari 2027'],
  ['Zorgpremie', null, 'nl', 'Zorgpremie november 2026'],
  ['Zorgpremie', '2026-11', 'en', 'Premium, November 2026'],
  ['EigenrisicoEigenbijdrage', null, 'nl', 'Eigen risico en eigen bijdrage'],
  ['EigenrisicoEigenbijdrage', '2024/2025', 'nl', 'Eigen risico en eigen bijdrage 2024 en 2025'],
  ['Eigenrisicoeindafrekening', '2025', 'nl', 'Eindafrekening eigen risico 2025'],
  ['Boete', null, 'en', 'Boete'],
] as const)('names %s of %s in %s %j', (kind, period, language, expected) => {
  expect(title(kind, period, language)).toBe(expected);
});

const under2026 = (periode: string) =>
  factuurTitle('Zorgpremie', { datum: '2026-01-01', periode }, 'nl', '2026');

it('leaves out the year of the heading above, and no other', () => {
  setLanguageSource(() => 'nl');
  expect([
    under2026('2026-11/2026-12'),
    under2026('2025-12/2026-01'),
    under2026('2026-11'),
    under2026('2025-12'),
  ]).toEqual([
    'Zorgpremie november en december',
    'Zorgpremie december 2025 en januari',
    'Zorgpremie november',
    'Zorgpremie december 2025',
  ]);
});

it('names invoices that are paid together by the first and the number of others', () => {
  setLanguageSource(() => 'nl');
  const premie = { factuur: 'Zorgpremie', datum: '2026-11-01', periode: '2026-11' };
  expect(facturenName([premie], 'nl')).toBe('Zorgpremie november 2026');
  expect(facturenName([premie, premie, premie], 'nl')).toBe(
    'Zorgpremie november 2026 en nog 2 facturen',
  );
  expect(facturenName([], 'nl')).toBeUndefined();
});
