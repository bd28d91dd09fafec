import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  totalCost,
  ownCosts,
  ownPartOf,
  type Parts,
  perMonth,
  sumParts,
} from './zorgkostenParts.ts';

function toLine({ reimbursed, eigenRisico, wettelijkeBijdrage, notReimbursed }: Parts) {
  const rest = wettelijkeBijdrage + notReimbursed;
  return {
    bedragGedeclareerd: reimbursed + eigenRisico + rest,
    bedragVergoed: reimbursed,
    bedragEigenRisico: eigenRisico,
    bedragWettelijkeBijdrage: wettelijkeBijdrage,
    bedragNietVergoed: eigenRisico + rest,
    bedragNietVergoedExclusiefEigenRisico: rest,
  };
}

const cents = fc.integer({ min: 0, max: 100_000 });
const month = fc.integer({ min: 1, max: 12 }).map((one) => String(one).padStart(2, '0'));
const line = fc
  .record({
    month,
    reimbursed: cents,
    eigenRisico: cents,
    wettelijkeBijdrage: cents,
    notReimbursed: cents,
  })
  .map((one) => ({ ...toLine(one), datumIngang: `2026-${one.month}-10` }));
const lines = fc.array(line);

describe('a year of care costs', () => {
  it('is the same to the cent per line, per month and in total', () => {
    fc.assert(
      fc.property(lines, fc.boolean(), (all, withEigenRisico) => {
        const parts = sumParts(all);
        const declared = all.reduce((sum, one) => sum + one.bedragGedeclareerd, 0);
        expect(totalCost(parts)).toBe(declared);
        const months = perMonth(all);
        expect(months).toHaveLength(12);
        expect(months.reduce((sum, one) => sum + totalCost(one.parts), 0)).toBe(declared);
        const own = all.reduce((sum, one) => sum + ownPartOf(one, withEigenRisico), 0);
        expect(ownCosts(parts, withEigenRisico)).toBe(own);
      }),
    );
  });

  it('excludes only own risk from the own part', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const parts = sumParts(all);
        expect(ownCosts(parts, true) - ownCosts(parts, false)).toBe(parts.eigenRisico);
      }),
    );
  });
});
