import { expect, it } from 'vitest';
import { premiePaid } from './premiePaid.ts';

const premie = {
  soortFactuur: 'Zorgpremie',
  status: 'Betaald',
  bedrag: 15_000,
  periode: '2026-03',
} as const;

it('adds up the months of the year that are paid, and nothing else', () => {
  const facturen = [
    premie,
    { ...premie, periode: '2026-04' },
    { ...premie, periode: '2025-12' },
    { ...premie, periode: '2026-05', status: 'Te betalen via iDEAL' },
    { ...premie, soortFactuur: 'EigenrisicoEigenbijdrage' as const, periode: '2026' },
  ];
  expect(premiePaid(facturen, 2026)).toBe(30_000);
});

it('says nothing where the insurer does not', () => {
  expect(premiePaid(null, 2026)).toBeNull();
  expect(premiePaid([], 2026)).toBeNull();
  expect(premiePaid([{ ...premie, periode: null }], 2026)).toBeNull();
});
