import { expect, it } from 'vitest';
import { regelingenOf, type Regeling } from './regeling.ts';

const regeling: Regeling = {
  soort: 'betaalgemak',
  openBedrag: 12_000,
  aantalFacturen: 2,
  volgendeTermijn: { datum: '2026-11-30', bedrag: 4_000, automatisch: true },
};

it('returns each arrangement once, for any number of invoices', () => {
  const facturen = [
    { betalingsRegelingId: 'R2026-1', regeling },
    { betalingsRegelingId: 'R2026-1', regeling },
    // An arrangement that has ended, and an invoice without one.
    { betalingsRegelingId: 'R2025-9', regeling: null },
    { betalingsRegelingId: null, regeling: null },
  ];
  expect([...regelingenOf(facturen)]).toEqual([['R2026-1', regeling]]);
});
