import { first, plant, type Planted, type Viewer } from './planting.ts';

const bookings = ({ factuurDetails }: Viewer) =>
  factuurDetails.flatMap(({ detail }) => detail.boekingen ?? []);
const inRegeling = ({ facturen }: Viewer) =>
  facturen.find(({ regeling }) => regeling?.volgendeTermijn) ?? first(facturen);

/** Planted in the ledger and in arrangements. */
export const plantedInLedger: readonly Planted[] = [
  plant('ledgerComesToWhatWasPaid', 'sanne', (v) => {
    first(bookings(v)).bedrag = 0;
  }),
  plant('ledgerComesToWhatWasPaid', 'sanne', (v) => {
    first(bookings(v)).datum = '2030-01-01';
  }),
  plant('setOffHasTwoSides', 'jan', (v) => {
    first(bookings(v)).soort = 'verrekening';
  }),
  plant('regelingIsNamed', 'tom', (v) => {
    inRegeling(v).betalingsRegelingId = null;
  }),
  plant('regelingHoldsItsInvoices', 'tom', (v) => {
    inRegeling(v).openBedrag = 0;
  }),
  plant('regelingHoldsItsInvoices', 'tom', (v) => {
    for (const { regeling } of v.facturen) {
      if (regeling?.volgendeTermijn) regeling.volgendeTermijn.datum = '2026-11-01';
    }
  }),
];
