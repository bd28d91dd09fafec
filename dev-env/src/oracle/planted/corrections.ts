import { first, plant, type PlantedContradiction, type Viewer } from './planting.ts';

const taken = ({ declaratieDetails }: Viewer) =>
  first(
    declaratieDetails.flatMap(({ correcties }) => correcties ?? []),
    ({ soort }) => soort === 'teruggenomen',
  );

export const plantedInCorrections: readonly PlantedContradiction[] = [
  plant('correctionsAddUp', 'aisha', (v) => {
    taken(v).vergoedBedrag += 1;
  }),
  plant('correctionsAddUp', 'aisha', (v) => {
    taken(v).datum = '2030-01-01';
  }),
  plant('takenBackIsNothing', 'aisha', (v) => {
    taken(v).eigenRisicoBedrag += 1;
  }),
  plant('takenBackIsNothing', 'aisha', (v) => {
    taken(v).gedeclareerdBedrag -= 1;
  }),
  plant('correctionsAreCareCosts', 'aisha', (v) => {
    const lines = v.zorgkosten.flatMap(({ regels }) => regels);
    first(lines, ({ correctie }) => Boolean(correctie)).correctie = null;
  }),
  plant('correctionsAreBilled', 'aisha', (v) => {
    v.factuurDetails.splice(0);
  }),
  plant('takenBackIsTold', 'aisha', (v) => {
    first(v.berichten, ({ soort }) => soort === 'correctie').soort = 'declaratie';
  }),
  plant('loweredIsOwnRisk', 'aisha', (v) => {
    taken(v).soort = 'verminderd';
  }),
  plant('loweredIsTold', 'aisha', (v) => {
    taken(v).soort = 'verminderd';
  }),
];
