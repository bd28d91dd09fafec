import { first, ownRisk, plant, type Planted } from './planting.ts';

/** Planted in own risk. */
export const plantedInEigenRisico: readonly Planted[] = [
  plant('usedAndRemainingAddUp', 'henk', (v) => {
    ownRisk(v).totaalResterend += 1;
  }),
  plant('usedIsSumOfLines', 'henk', (v) => {
    ownRisk(v).totaalVerbruikt -= 1;
  }),
  plant('careBefore18BearsNone', 'bram', (v) => {
    first(
      first(v.declaratieDetails, ({ status }) => status === 'AFGEHANDELD').regels,
    ).eigenRisicoBedrag = 5;
  }),
  plant('premiumBeginsAfter18', 'emma', (v) => {
    v.relatie.geboorteDatum = '2009-12-01';
  }),
  plant('ownRiskBeginsAfter18', 'bram', (v) => {
    first(v.eigenRisico.flatMap(({ eigenRisico }) => eigenRisico ?? [])).verplichtBedrag = 385;
  }),
  plant('unknownYearUsesNone', 'henk', (v) => {
    v.eigenRisico.forEach((one) => (one.eigenRisico = null));
  }),
  plant('termsAreTheOnlyWay', 'noor', (v) => {
    first(
      v.declaratieDetails
        .filter(({ soortIndiener }) => soortIndiener === 'Verzekerde')
        .flatMap(({ regels }) => regels),
      ({ eigenRisicoBedrag }) => eigenRisicoBedrag > 0,
    ).behandelDatum = '2025-06-01';
  }),
  plant('neverAskedTwice', 'henk', (v) => {
    ownRisk(v).totaalVerbruikt = 0;
  }),
  plant('whatWasUsedIsAsked', 'tom', (v) => {
    v.factuurDetails.splice(0);
  }),
];
