import { first, plant, type PlantedContradiction } from './planting.ts';

export const plantedInAhead: readonly PlantedContradiction[] = [
  plant('forecastsStartFromOwnRisk', 'henk', (v) => {
    first(v.ahead.flatMap(({ verwachting }) => verwachting ?? [])).gebruikt += 1;
  }),
  plant('forecastsStartFromOwnRisk', 'sanne', (v) => {
    first(v.ahead.flatMap(({ verwachting }) => verwachting ?? [])).minimum += 1000;
  }),
  plant('careAheadUsesWhatIsLeft', 'henk', (v) => {
    first(v.ahead.flatMap(({ vooraf }) => vooraf ?? [])).bedragZelf += 1;
  }),
  plant('expectedIsWhatCareWouldCost', 'henk', (v) => {
    first(v.ahead.flatMap(({ expected }) => expected ?? [])).totaal.bedragUitgekeerd += 1;
  }),
];
