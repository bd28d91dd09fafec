import { first, plant, type PlantedContradiction, type Viewer } from './planting.ts';

const budgets = ({ zorggebruik }: Viewer) => zorggebruik.flatMap((one) => one.zorggebruiken);
const used = ({ gebruikt }: { readonly gebruikt: number | null }) => (gebruikt ?? 0) > 0;

export const plantedInZorggebruik: readonly PlantedContradiction[] = [
  plant('usageAddsUp', 'jan', (v) => {
    first(budgets(v), used).resterend = 99;
  }),
  plant('usageAddsUp', 'jan', (v) => {
    first(first(budgets(v), used).verzekerdeGebruiken).gebruikt = 99;
  }),
  plant('usageAddsUp', 'sanne', (v) => {
    first(budgets(v), ({ gebruikt }) => gebruikt === null).resterend = 1;
  }),
  plant('usageIsWhatWasJudged', 'jan', (v) => {
    const budget = first(budgets(v), (one) => used(one) && one.volumeEenheid === 'Aantal');
    budget.gebruikt = (budget.gebruikt ?? 0) - 1;
  }),
  plant('usableIsLeft', 'jan', (v) => {
    const budget = first(budgets(v), used);
    budget.isResterendBruikbaar = true;
    budget.resterend = 0;
  }),
];
