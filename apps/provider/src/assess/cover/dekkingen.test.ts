import { zorgsoorten } from '@mijn/domain/zorgsoorten';
import { describe, expect, it } from 'vitest';
import { assessDeclaratie } from '../assessDeclaratie.ts';
import { dekkingen } from './dekkingen.ts';
import { eigenRisicoAmounts } from '../eigenRisico/eigenRisicoAmounts.ts';
import { input, line } from '../examples.testing.ts';

describe('the covers of both brands', () => {
  it('never combine a maximum and a contribution', () => {
    const together = dekkingen.filter(
      (part) => part.maximumYear !== null && part.bijdragePercentage + part.fixedBijdrage > 0,
    );
    expect(together).toEqual([]);
  });

  it('have own risk in the basic insurance only, and none for exempt care (docs/domain.md)', () => {
    const without = dekkingen.filter((part) => !part.eigenRisico && part.pakket === 'BASIS');
    expect(new Set(without.map(({ zorgsoort }) => zorgsoort))).toEqual(
      new Set([
        'Huisarts',
        'Hulpmiddelen in bruikleen',
        'Leefstijlprogramma',
        'Nazorg na donatie',
        'Verloskundige',
        'Wijkverpleging',
      ]),
    );
    expect(dekkingen.filter((part) => part.eigenRisico && part.pakket !== 'BASIS')).toEqual([]);
  });

  it('include every kind of care that can be claimed', () => {
    expect(new Set(dekkingen.map(({ zorgsoort }) => zorgsoort))).toEqual(
      new Set(Object.keys(zorgsoorten)),
    );
  });

  it('produce the totals of the worked example in docs/domain.md', () => {
    const lines = [
      line({ zorgsoort: 'Huisarts', bedrag: 2940 }),
      line({ bedrag: 30_000 }),
      line({ zorgsoort: 'Medicijnen', bedrag: 6000 }),
      line({ zorgsoort: 'Fysiotherapie', bedrag: 4500 }),
      line({ bedrag: 40_000 }),
    ];
    const real = dekkingen.map((part, dekkingId) => ({ ...part, dekkingId }));
    const year = assessDeclaratie(input(lines, { dekkingen: real, eigenRisicoAmounts }));
    expect(year.regels.map(({ amounts }) => amounts.uitgekeerd)).toEqual([
      2940, 0, 0, 4500, 26_500,
    ]);
    expect(year.usage.eigenRisico).toEqual({ 'ZZ/2026': 48_500 });
  });
});
