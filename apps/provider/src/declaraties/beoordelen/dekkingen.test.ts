import { zorgsoorten } from '@mijn/domain/zorgsoorten';
import { describe, expect, it } from 'vitest';
import { beoordeelDeclaratie } from './beoordeelDeclaratie.ts';
import { dekkingen } from './dekkingen.ts';
import { eigenRisicoBedragen } from './eigenRisicoBedragen.ts';
import { invoer, regel } from './voorbeelden.testhulp.ts';

describe('the covers of both brands', () => {
  it('never have a maximum and a contribution together', () => {
    const samen = dekkingen.filter(
      (deel) => deel.maximumJaar !== null && deel.bijdragePercentage + deel.bijdrageVast > 0,
    );
    expect(samen).toEqual([]);
  });

  it('have own risk in the basic insurance only, and not for the GP and the midwife', () => {
    const zonder = dekkingen.filter((deel) => !deel.eigenRisico && deel.pakket === 'BASIS');
    expect(new Set(zonder.map(({ zorgsoort }) => zorgsoort))).toEqual(
      new Set(['Huisarts', 'Verloskundige']),
    );
    expect(dekkingen.filter((deel) => deel.eigenRisico && deel.pakket !== 'BASIS')).toEqual([]);
  });

  it('know every kind of care that can be claimed', () => {
    expect(new Set(dekkingen.map(({ zorgsoort }) => zorgsoort))).toEqual(
      new Set(Object.keys(zorgsoorten)),
    );
  });

  it('give the worked example of domain.md its totals', () => {
    const regels = [
      regel({ zorgsoort: 'Huisarts', bedrag: 2940 }),
      regel({ bedrag: 30_000 }),
      regel({ zorgsoort: 'Medicijnen', bedrag: 6000 }),
      regel({ zorgsoort: 'Fysiotherapie', bedrag: 4500 }),
      regel({ bedrag: 40_000 }),
    ];
    const echt = dekkingen.map((deel, dekkingId) => ({ ...deel, dekkingId }));
    const jaar = beoordeelDeclaratie(invoer(regels, { dekkingen: echt, eigenRisicoBedragen }));
    expect(jaar.regels.map(({ bedragen }) => bedragen.uitgekeerd)).toEqual([
      2940, 0, 0, 4500, 26_500,
    ]);
    expect(jaar.verbruik.eigenRisico).toEqual({ 'ZZ/2026': 48_500 });
  });
});
