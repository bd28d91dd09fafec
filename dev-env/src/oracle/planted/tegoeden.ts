import { first, plant, type PlantedContradiction } from './planting.ts';

export const plantedInTegoeden: readonly PlantedContradiction[] = [
  plant('whatWaitsIsWhatWasNotPaid', 'noor', (v) => {
    v.tegoeden.pop();
  }),
  plant('whatWaitsIsWhatWasNotPaid', 'noor', (v) => {
    first(v.tegoeden).sinds = '2026-01-02';
  }),
  plant('whatWaitsLacksAnAccount', 'noor', (v) => {
    v.relatie.uitkeringIban = 'NL•• •••• •••• •••• 05';
  }),
  plant('overpaymentNamesItsBetaalverzoek', 'noor', (v) => {
    first(v.tegoeden).soort = 'betaling';
  }),
  plant('overpaymentWaitsWhole', 'noor', (v) => {
    first(v.betaalverzoekDetails).teVeelBetaald = [
      { bedrag: 5, verrekend: 2, uitbetaaldOp: null, verwachtOp: null },
    ];
  }),
  plant('nothingOpenBesideWhatWaits', 'noor', (v) => {
    first(v.facturen, ({ openBedrag }) => openBedrag === 0).openBedrag = 5;
  }),
  plant('longestWaitFirst', 'noor', (v) => {
    v.tegoeden.reverse();
  }),
  plant('whatComesIsWhatIsOwed', 'sanne', (v) => {
    v.onderweg.push({ soort: 'factuur', kenmerk: 'F', bedrag: 5, verwachtOp: '2099-01-01' });
  }),
  plant('whatComesIsWhatIsOwed', 'sanne', (v) => {
    first(v.facturen, ({ openBedrag }) => openBedrag === 0).openBedrag = -5;
  }),
  plant('firstToComeFirst', 'sanne', (v) => {
    v.onderweg.push({ soort: 'declaratie', kenmerk: 'D', bedrag: 5, verwachtOp: '2020-01-01' });
  }),
];
