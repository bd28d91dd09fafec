import { first, ownRisk, plant, type PlantedContradiction } from './planting.ts';

export const plantedInDays: readonly PlantedContradiction[] = [
  plant('nothingIsOfTomorrow', 'sanne', (v) => {
    first(v.facturen).datum = '2030-01-01';
  }),
  plant('dueAfterMade', 'sanne', (v) => {
    first(v.betaalverzoekDetails).uitersteBetaalDatum = '2020-01-01';
  }),
  plant('announcedDebitLiesAhead', 'henk', (v) => {
    first(v.facturen).datumAutomatischeIncasso = '2026-11-01';
  }),
  plant('announcedDebitIsOnBankDay', 'henk', (v) => {
    first(v.facturen).datumAutomatischeIncasso = '2027-05-01';
  }),
  plant('reminderFollowsDueDay', 'sanne', (v) => {
    first(v.betaalverzoeken).uitersteBetaalDatum = '2026-11-20';
  }),
  plant('todayIsTheInsurersDay', 'sanne', (v) => {
    v.relatie.vandaag = '2026-11-20';
  }),
  plant('ageFitsBirthday', 'emma', (v) => {
    v.relatie.leeftijd = 17;
  }),
  plant('peopleAreTheSame', 'sanne', (v) => {
    v.relatie.opgemaakteNaam = 'Sanne Vries';
  }),
  plant('peopleAreTheSame', 'sanne', (v) => {
    first(v.declaratieDetails).declarant = 'Iemand anders';
  }),
  plant('viewersAgreeOnDeclaraties', 'daan', (v) => {
    first(v.declaratieDetails).status = 'INGEDIEND';
  }),
  plant('viewersAgreeOnEigenRisico', 'daan', (v) => {
    first(v.eigenRisico).eigenRisico = null;
  }),
  plant('billsHaveOneOwner', 'fatima', (v, sanne) => {
    v.facturen.push(first(sanne.facturen));
  }),
  plant('declaratiesGoForward', 'henk', (v) => {
    first(v.declaraties.toReversed()).status = 'INGEDIEND';
  }),
  plant('declaratiesGoForward', 'henk', (v) => {
    v.declaraties.pop();
  }),
  plant('handledDeclaratiesStay', 'henk', (v) => {
    first(first(v.declaratieDetails.toReversed()).regels).eigenRisicoBedrag += 1;
  }),
  plant('invoicesStay', 'henk', (v) => {
    first(v.facturen.toReversed()).bedrag += 1;
  }),
  plant('dueDaysMoveForward', 'jan', (v) => {
    v.betaalverzoekDetails.forEach((one) => (one.uitersteBetaalDatum = '2020-01-01'));
  }),
  plant('announcedBetaalverzoekComes', 'tom', (v) => {
    v.facturen.forEach((one) => (one.status = 'Incasso mislukt - betaalverzoek volgt'));
  }),
  plant('eigenRisicoOnlyGrows', 'henk', (v) => {
    ownRisk(v).totaalVerbruikt -= 1;
  }),
];
