import fc from 'fast-check';
import { expect, it } from 'vitest';
import { premiePaid } from './premiePaid.ts';

const premie = {
  soortFactuur: 'Zorgpremie',
  status: 'Betaald',
  bedrag: 15_000,
  periode: '2026-03',
} as const;

it('adds up the paid months of the year only', () => {
  const facturen = [
    premie,
    { ...premie, periode: '2026-04' },
    { ...premie, periode: '2025-12' },
    { ...premie, periode: '2026-05', status: 'Te betalen via iDEAL' },
    { ...premie, soortFactuur: 'EigenrisicoEigenbijdrage' as const, periode: '2026' },
  ];
  expect(premiePaid(facturen, 2026)).toBe(30_000);
});

it('includes amounts set off: premium by a credit, and refunded premium', () => {
  const verrekend = { ...premie, status: 'Verrekend' };
  const givenBack = { ...premie, periode: '2026-04', bedrag: -4_000 };
  const facturen = [verrekend, { ...givenBack, status: 'Verrekend' }];
  expect(premiePaid(facturen, 2026)).toBe(11_000);
  const waiting = { ...givenBack, status: 'Te ontvangen' };
  expect(premiePaid([verrekend, waiting], 2026)).toBe(15_000);
});

it('includes the paid part of an open invoice', () => {
  const open = { ...premie, periode: '2026-05', status: 'Te betalen via iDEAL' };
  expect(premiePaid([premie, { ...open, openBedrag: 5_000 }], 2026)).toBe(25_000);
  expect(premiePaid([premie, { ...open, openBedrag: 15_000 }], 2026)).toBe(15_000);
  expect(premiePaid([premie, { ...open, openBedrag: null }], 2026)).toBe(15_000);
  const givenBack = { ...open, status: 'Te ontvangen', bedrag: -4_000, openBedrag: -1_000 };
  expect(premiePaid([premie, givenBack], 2026)).toBe(12_000);
});

it('divides an invoice over two years by its amounts per year', () => {
  const both = {
    ...premie,
    periode: '2025-12/2026-01',
    bedrag: 31_000,
    premiePerJaar: [
      { jaar: 2025, bedrag: 15_000 },
      { jaar: 2026, bedrag: 16_000 },
    ],
  };
  expect([2025, 2026].map((year) => premiePaid([both], year))).toEqual([15_000, 16_000]);
  expect(premiePaid([premie, both], 2026)).toBe(31_000);
  const part = { ...both, status: 'Te betalen via iDEAL', openBedrag: 11_000 };
  expect([2025, 2026].map((year) => premiePaid([part], year))).toEqual([15_000, 5_000]);
});

const correction = (amounts: readonly [number, number], more: object) => ({
  ...premie,
  ...more,
  periode: '2025-12/2026-01',
  bedrag: amounts[0] + amounts[1],
  premiePerJaar: amounts.map((bedrag, i) => ({ jaar: 2025 + i, bedrag })),
});
const inBothYears = (facturen: Parameters<typeof premiePaid>[0]) =>
  [2025, 2026].map((year) => premiePaid(facturen, year));

it('sets off within an invoice over two years, also when it gives back more or comes to nothing', () => {
  const nothing = correction([-15_000, 15_000], { status: 'Verrekend' });
  expect(inBothYears([nothing])).toEqual([-15_000, 15_000]);
  const waiting = correction([-3_000, -7_000], { status: 'Te ontvangen', openBedrag: -5_000 });
  expect(inBothYears([waiting])).toEqual([-3_000, -2_000]);
});

it('adds up over the years to the paid part of the invoice, whatever it holds', () => {
  const amounts = fc.array(fc.integer({ min: -20_000, max: 40_000 }), {
    minLength: 2,
    maxLength: 3,
  });
  fc.assert(
    fc.property(amounts, fc.nat(100), (perYear, percentage) => {
      const bedrag = perYear.reduce((sum, one) => sum + one, 0);
      const openBedrag = Math.trunc((bedrag * percentage) / 100);
      const years = perYear.map((_, i) => 2025 + i);
      const factuur = {
        ...premie,
        status: 'Te betalen via iDEAL',
        periode: `2025-12/${2024 + perYear.length}-01`,
        bedrag,
        openBedrag,
        premiePerJaar: perYear.map((one, i) => ({ jaar: 2025 + i, bedrag: one })),
      };
      const paid = years.map((year) => premiePaid([factuur], year) ?? 0);
      expect(paid.reduce((sum, one) => sum + one, 0) + openBedrag).toBe(bedrag);
    }),
  );
});

it('returns null for a year that shares an undivided invoice', () => {
  const both = { ...premie, periode: '2025-12/2026-01' };
  expect([2025, 2026].map((year) => premiePaid([premie, both], year))).toEqual([null, null]);
  expect(premiePaid([premie, { ...premie, periode: '2026-01/2026-02' }, both], 2027)).toBe(0);
  expect(premiePaid([premie, { ...premie, periode: '2026-01/2026-02' }], 2026)).toBe(30_000);
});

it('returns null if the insurer gives no data', () => {
  expect(premiePaid(null, 2026)).toBeNull();
  expect(premiePaid([], 2026)).toBeNull();
  expect(premiePaid([{ ...premie, periode: null }], 2026)).toBeNull();
});
