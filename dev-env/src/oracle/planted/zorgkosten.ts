import { first, plant, type PlantedContradiction, type Viewer } from './planting.ts';

const lines = ({ zorgkosten }: Viewer) => zorgkosten.flatMap(({ regels }) => regels);

export const plantedInZorgkosten: readonly PlantedContradiction[] = [
  plant('careCostsAddUp', 'henk', (v) => {
    first(lines(v)).bedragVergoed += 1;
  }),
  plant('careCostsAddUp', 'henk', (v) => {
    first(lines(v)).bedragNietVergoedExclusiefEigenRisico += 1;
  }),
  plant('careCostsUseOwnRisk', 'henk', (v) => {
    first(lines(v), ({ bedragEigenRisico }) => bedragEigenRisico > 0).bedragEigenRisico -= 1;
  }),
  plant('careCostsAreTheDeclaraties', 'henk', (v) => {
    first(lines(v)).datumIngang = '2020-02-02';
  }),
  plant('careCostsAreComplete', 'henk', (v) => {
    first(v.zorgkosten, ({ regels }) => regels.length > 0).regels.splice(0);
  }),
  plant('careCostsAreComplete', 'sanne', (v) => {
    first(lines(v)).declaratieNummer = 'D2020-000000';
  }),
  plant('careCostStepsAddUp', 'henk', (v) => {
    first(first(v.zorgkostenRegels).stappen).bedrag += 1;
  }),
  plant('careCostStepsAddUp', 'sanne', (v) => {
    first(v.zorgkostenRegels).boekjaar += 1;
  }),
  plant('careCostsNameInvoices', 'tom', (v) => {
    v.facturen.splice(0);
  }),
];
