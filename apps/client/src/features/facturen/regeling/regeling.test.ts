import { expect, it } from 'vitest';
import { regelingenOf, type Regeling } from './regeling.ts';

const regeling: Regeling = {
  soort: 'betaalgemak',
  openBedrag: 12_000,
  aantalFacturen: 2,
  volgendeTermijn: { datum: '2026-11-30', bedrag: 4_000, automatisch: true },
};

it('names each arrangement once, however many invoices are in it', () => {
  const facturen = [
    { betalingsRegelingId: 'R2026-1', regeling },
    { betalingsRegelingId: 'R2026-1', regeling },
    // One that has ended, and an invoice in none.
    { betalingsRegelingId: 'R2025-9', regeling: null },
    { betalingsRegelingId: null, regeling: null },
  ];
  expect([...regelingenOf(facturen)]).toEqual([['R2026-1', regeling]]);
});
