import { first, ownRisk, plant, type PlantedContradiction } from './planting.ts';

export const plantedInEigenRisico: readonly PlantedContradiction[] = [
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
  plant('termijnenAreTheOnlyWay', 'jan', (v) => {
    const lines = v.declaratieDetails
      .filter(({ soortIndiener }) => soortIndiener === 'Verzekerde')
      .flatMap(({ regels }) => regels);
    first(lines, ({ behandelDatum }) => behandelDatum > '2026').uitgekeerdBedrag -= 1;
  }),
  plant('termijnenAreToldTheSame', 'henk', (v) => {
    first(v.declaratieDetails.flatMap(({ regels }) => regels)).eigenRisicoInTermijnen = 1;
  }),
  plant('termijnenAreToldTheSame', 'jan', (v) => {
    for (const { eigenRisico } of v.eigenRisico) if (eigenRisico) eigenRisico.inTermijnen = false;
  }),
  plant('neverAskedTwice', 'henk', (v) => {
    ownRisk(v).totaalVerbruikt = 0;
  }),
  plant('whatWasUsedIsAsked', 'tom', (v) => {
    v.factuurDetails.splice(0);
  }),
];
