import { first, plant, type PlantedContradiction } from './planting.ts';

export const plantedInWaiting: readonly PlantedContradiction[] = [
  plant('whatWaitsIsLookedAt', 'sanne', (v) => {
    first(v.declaratieDetails, ({ status }) => status === 'AFGEHANDELD').wachtOp = 'medewerker';
  }),
  plant('whatWaitsIsLookedAt', 'sanne', (v) => {
    const declaratie = first(v.declaratieDetails, ({ status }) => status === 'IN_BEHANDELING');
    declaratie.wachtOp = 'eigenRisico';
    declaratie.verwachtOp = '2026-12-24';
  }),
  plant('waitsForEigenRisicoOfItsYear', 'sanne', (v) => {
    first(v.declaratieDetails, ({ status }) => status === 'IN_BEHANDELING').wachtOp = 'eigenRisico';
  }),
  plant('unknownYearIsTold', 'sanne', (v) => {
    v.relatie.eigenRisicoOnbekend = true;
  }),
  plant('nothingHasItsReason', 'tom', (v) => {
    first(v.declaratieDetails, ({ uitgekeerdBedrag }) => uitgekeerdBedrag === 0).nietsWegens = null;
  }),
  plant('nothingHasItsReason', 'tom', (v) => {
    const declaratie = first(
      v.declaratieDetails,
      ({ nietsWegens }) => nietsWegens === 'nietVergoed',
    );
    declaratie.nietsWegens = 'eigenRisico';
  }),
  plant('nothingHasItsReason', 'tom', (v) => {
    const declaratie = first(
      v.declaratieDetails,
      ({ nietsWegens }) => nietsWegens === 'nietVergoed',
    );
    declaratie.nietsWegens = 'meer';
  }),
  plant('nothingHasItsReason', 'aisha', (v) => {
    first(v.declaratieDetails, ({ nietsWegens }) => nietsWegens === 'teruggenomen').nietsWegens =
      'eigenRisico';
  }),
  plant('sameNotaIsPaidOnce', 'jan', (v) => {
    const declaratie = first(
      v.declaratieDetails,
      ({ uitkeerInformatie }) => uitkeerInformatie !== null,
    );
    v.declaratieDetails.push({ ...declaratie, nummer: 'D2026-1' });
  }),
  plant('pageAgreesWithLines', 'jan', (v) => {
    first(v.declaratieDetails).behandelDatum = '2026-01-01';
  }),
  plant('pageAgreesWithLines', 'jan', (v) => {
    first(v.declaratieDetails).zorgverlener = 'Iemand anders';
  }),
];
