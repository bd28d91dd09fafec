import { describe, expect, it } from 'vitest';
import { line } from '../../assess/examples.testing.ts';
import type { LineAmounts, LineOutcome } from '../../assess/shapes.ts';
import { stepsOf } from '../../assess/line/steps.ts';
import { verwachteVergoedingInContract } from './verwachteVergoeding.rules.ts';

/** Returns a line, by default of € 100 that is paid out in full. */
function outcome(own: Partial<LineAmounts> = {}, year = 2026): LineOutcome {
  const amounts: LineAmounts = {
    gedeclareerd: 10_000,
    notCovered: 0,
    wettelijkeBijdrage: 0,
    compulsoryEigenRisico: 0,
    voluntaryEigenRisico: 0,
    inTermijnen: 0,
    uitgekeerd: 10_000,
    ...own,
  };
  const meldingen = [{ code: 'eigenRisico', omschrijving: 'Dit is eigen risico.' }] as const;
  return {
    amounts,
    aantal: 1,
    jaar: year,
    dekking: null,
    meldingen,
    stappen: stepsOf({ amounts }, meldingen),
  };
}

const tell = (...lines: readonly LineOutcome[]) =>
  verwachteVergoedingInContract(
    lines,
    lines.map((_, i) => line({ behandelDatum: `2026-03-0${i + 1}` })),
    2,
  );

const mixed = outcome({
  notCovered: 1_000,
  wettelijkeBijdrage: 250,
  compulsoryEigenRisico: 3_000,
  voluntaryEigenRisico: 500,
  uitgekeerd: 5_250,
});

const why = (...lines: readonly LineOutcome[]) =>
  tell(...lines).totaal.stappen.find(({ stap }) => stap === 'eigenRisico');

describe('verwachteVergoedingInContract', () => {
  it('returns declared, reimbursed, own and paid amounts in euros', () => {
    expect(tell(mixed).totaal).toMatchObject({
      bedragGedeclareerd: 100,
      bedragVergoed: 52.5,
      bedragNietVergoed: 47.5,
      bedragWettelijkeBijdrage: 2.5,
      bedragEigenRisico: 35,
      bedragEigenRisicoInTermijnen: 0,
      bedragUitgekeerd: 52.5,
    });
  });

  it('pays out own risk in terms, although it is not reimbursed', () => {
    const inTermijnen = outcome({ compulsoryEigenRisico: 4_000, inTermijnen: 4_000 });
    expect(tell(inTermijnen).totaal).toMatchObject({
      bedragVergoed: 60,
      bedragNietVergoed: 40,
      bedragEigenRisicoInTermijnen: 40,
      bedragUitgekeerd: 100,
    });
  });

  it('explains a single line, and gives only the amounts for a sum of several', () => {
    expect(why(mixed)).toMatchObject({ bedrag: 35, uitleg: 'Dit is eigen risico.' });
    expect(why(mixed, mixed)).toMatchObject({ bedrag: 70, uitleg: null });
  });

  it('returns the sum of the lines, each with its own day, care and year', () => {
    const { totaal, regels } = tell(mixed, outcome({}, 2025));
    expect(totaal).toMatchObject({ bedragGedeclareerd: 200, bedragUitgekeerd: 152.5 });
    expect(regels).toMatchObject([
      { behandelDatum: '2026-03-01', zorgsoort: 'Ziekenhuis', jaar: 2026, bedragUitgekeerd: 52.5 },
      { behandelDatum: '2026-03-02', zorgsoort: 'Ziekenhuis', jaar: 2025, bedragUitgekeerd: 100 },
    ]);
    expect(regels[1]?.meldingen).toEqual([
      { code: 'eigenRisico', omschrijving: 'Dit is eigen risico.' },
    ]);
  });

  it('returns zero without lines, and the number of claims in progress', () => {
    const { totaal, regels, onderweg } = tell();
    expect(totaal).toMatchObject({ bedragGedeclareerd: 0, bedragUitgekeerd: 0 });
    expect([regels, onderweg]).toEqual([[], 2]);
  });
});
