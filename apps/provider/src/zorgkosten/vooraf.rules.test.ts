import { describe, expect, it } from 'vitest';
import type { LineAmounts, LineOutcome } from '../assess/shapes.ts';
import { voorafInContract } from './vooraf.rules.ts';

const today = Temporal.PlainDate.from('2026-12-31');

function of(own: Partial<LineAmounts>, onderweg = 0) {
  const amounts: LineAmounts = {
    gedeclareerd: 20_000,
    notCovered: 0,
    wettelijkeBijdrage: 0,
    compulsoryEigenRisico: 0,
    voluntaryEigenRisico: 0,
    inTermijnen: 0,
    uitgekeerd: 20_000,
    ...own,
  };
  const line: LineOutcome = {
    amounts,
    aantal: 1,
    jaar: 2026,
    dekking: null,
    meldingen: [{ code: 'eigenRisico', omschrijving: 'Je betaalt € 30,00 zelf.' }],
    stappen: [],
  };
  return voorafInContract(line, { zorgsoort: 'Ziekenhuis', today, onderweg });
}

const stepsOf = (own: Partial<LineAmounts>) => of(own).stappen.map(({ bedrag }) => bedrag);

describe('own costs of care of € 200', () => {
  it.each<[string, Partial<LineAmounts>, readonly number[], number]>([
    ['nothing, where all is covered', {}, [200, 0, 0, 0, 200], 0],
    ['what is not covered', { notCovered: 5_000 }, [200, 50, 0, 0, 150], 50],
    ['the statutory contribution', { wettelijkeBijdrage: 1_000 }, [200, 0, 10, 0, 190], 10],
    [
      'own risk, mandatory and chosen together',
      { compulsoryEigenRisico: 3_000, voluntaryEigenRisico: 2_000 },
      [200, 0, 0, 50, 150],
      50,
    ],
    [
      'own risk in terms all the same',
      { compulsoryEigenRisico: 3_000, inTermijnen: 3_000, uitgekeerd: 20_000 },
      [200, 0, 0, 30, 170],
      30,
    ],
    [
      'all of it',
      { notCovered: 5_000, wettelijkeBijdrage: 1_000, compulsoryEigenRisico: 14_000 },
      [200, 50, 10, 140, 0],
      200,
    ],
  ])('is %s', (_what, own, steps, bedragZelf) => {
    expect(stepsOf(own)).toEqual(steps);
    expect(of(own).bedragZelf).toBe(bedragZelf);
  });

  it('lists its steps in the order of a care cost line', () => {
    expect(of({}).stappen.map(({ stap }) => stap)).toEqual([
      'gedeclareerd',
      'nietVergoed',
      'wettelijkeBijdrage',
      'eigenRisico',
      'vergoed',
    ]);
  });

  it('applies to today, and includes remarks, costs in terms and claims in progress', () => {
    expect(of({ compulsoryEigenRisico: 3_000, inTermijnen: 3_000 }, 2)).toMatchObject({
      dag: '2026-12-31',
      jaar: 2026,
      zorgsoort: 'Ziekenhuis',
      meldingen: [{ code: 'eigenRisico', omschrijving: 'Je betaalt € 30,00 zelf.' }],
      bedragEigenRisicoInTermijnen: 30,
      onderweg: 2,
    });
  });
});
