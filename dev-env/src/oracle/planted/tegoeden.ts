import { first, plant, type Planted } from './planting.ts';

/** Planted in money that waits. */
export const plantedInTegoeden: readonly Planted[] = [
  plant('whatWaitsIsWhatWasNotPaid', 'noor', (v) => {
    v.tegoeden.pop();
  }),
  plant('whatWaitsIsWhatWasNotPaid', 'noor', (v) => {
    first(v.tegoeden).sinds = '2026-01-02';
  }),
  plant('whatWaitsLacksAnAccount', 'noor', (v) => {
    v.relatie.uitkeringIban = 'NL•• •••• •••• •••• 05';
  }),
  plant('overpaymentNamesItsRequest', 'noor', (v) => {
    first(v.tegoeden).soort = 'betaling';
  }),
  plant('overpaymentWaitsWhole', 'noor', (v) => {
    first(v.requests).teVeelBetaald = [
      { bedrag: 5, verrekend: 2, uitbetaaldOp: null, verwachtOp: null },
    ];
  }),
  plant('nothingOpenBesideWhatWaits', 'noor', (v) => {
    first(v.facturen, ({ openBedrag }) => openBedrag === 0).openBedrag = 5;
  }),
  plant('longestWaitFirst', 'noor', (v) => {
    v.tegoeden.reverse();
  }),
];
