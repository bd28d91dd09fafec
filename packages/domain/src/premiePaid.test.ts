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

it('counts what was set off as well: premium by a credit, and premium that was given back', () => {
  const verrekend = { ...premie, status: 'Verrekend' };
  const givenBack = { ...premie, periode: '2026-04', bedrag: -4_000 };
  const facturen = [verrekend, { ...givenBack, status: 'Verrekend' }];
  expect(premiePaid(facturen, 2026)).toBe(11_000);
  const waiting = { ...givenBack, status: 'Te ontvangen' };
  expect(premiePaid([verrekend, waiting], 2026)).toBe(15_000);
});

it('counts what was paid of an invoice that is still partly open', () => {
  const open = { ...premie, periode: '2026-05', status: 'Te betalen via iDEAL' };
  expect(premiePaid([premie, { ...open, openBedrag: 5_000 }], 2026)).toBe(25_000);
  expect(premiePaid([premie, { ...open, openBedrag: 15_000 }], 2026)).toBe(15_000);
  expect(premiePaid([premie, { ...open, openBedrag: null }], 2026)).toBe(15_000);
  const givenBack = { ...open, status: 'Te ontvangen', bedrag: -4_000, openBedrag: -1_000 };
  expect(premiePaid([premie, givenBack], 2026)).toBe(12_000);
});

it('says nothing of a year that shares an invoice with another: how much of it is which year’s', () => {
  const both = { ...premie, periode: '2025-12/2026-01' };
  expect([2025, 2026].map((year) => premiePaid([premie, both], year))).toEqual([null, null]);
  expect(premiePaid([premie, { ...premie, periode: '2026-01/2026-02' }, both], 2027)).toBe(0);
  expect(premiePaid([premie, { ...premie, periode: '2026-01/2026-02' }], 2026)).toBe(30_000);
});

it('says nothing where the insurer does not', () => {
  expect(premiePaid(null, 2026)).toBeNull();
  expect(premiePaid([], 2026)).toBeNull();
  expect(premiePaid([{ ...premie, periode: null }], 2026)).toBeNull();
});
