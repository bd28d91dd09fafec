import type { Brand } from '@mijn/domain/brands';
import type { Cents } from '@mijn/domain/money';
import type { CoverageDetails, LineOutcome, Usage } from './shapes.ts';

/** Under which own risk is counted: brand and calendar year. */
export function eigenRisicoKey(brand: Brand, year: number): string {
  return `${brand}/${year}`;
}

/**
 * Under which a year's budget and contribution are counted: brand, package, care and calendar year, so
 * that a new version of the cover in the middle of a year does not start the budget again.
 */
export function budgetKey(
  { merk, pakket, zorgsoort }: Pick<CoverageDetails, 'merk' | 'pakket' | 'zorgsoort'>,
  year: number,
): string {
  return `${merk}/${pakket}/${zorgsoort}/${year}`;
}

/** Nothing used yet. */
export const emptyUsage: Usage = { eigenRisico: {}, covered: {}, bijdrage: {} };

function plus(
  counters: Readonly<Record<string, number>>,
  key: string,
  amount: number,
): Readonly<Record<string, number>> {
  return amount === 0 ? counters : { ...counters, [key]: (counters[key] ?? 0) + amount };
}

/** What is used once this line counts too. Amounts in cents. */
export function countLine(
  usage: Usage,
  { amounts, dekking, jaar }: Pick<LineOutcome, 'amounts' | 'dekking' | 'jaar'>,
): Usage {
  if (dekking === null) return usage;
  const budget = budgetKey(dekking, jaar);
  return {
    eigenRisico: plus(
      usage.eigenRisico,
      eigenRisicoKey(dekking.merk, jaar),
      amounts.compulsoryEigenRisico + amounts.voluntaryEigenRisico,
    ),
    covered: plus(usage.covered, budget, amounts.gedeclareerd - amounts.notCovered),
    bijdrage: plus(usage.bijdrage, budget, amounts.wettelijkeBijdrage),
  };
}

/** What a person used of a cover in a year. Cents. */
export interface UsageRow extends Pick<CoverageDetails, 'merk' | 'pakket' | 'zorgsoort'> {
  readonly eigenRisico: Cents;
  readonly covered: Cents;
  readonly bijdrage: Cents;
}

/** Adds up what the person used in a year, as the rules count it. */
export function usageOf(usage: readonly UsageRow[], year: number): Usage {
  const eigenRisico: Record<string, number> = {};
  for (const row of usage) {
    const key = eigenRisicoKey(row.merk, year);
    eigenRisico[key] = (eigenRisico[key] ?? 0) + row.eigenRisico;
  }
  const byCoverage = (what: 'covered' | 'bijdrage'): Record<string, number> =>
    Object.fromEntries(usage.map((row) => [budgetKey(row, year), row[what]]));
  return { eigenRisico, covered: byCoverage('covered'), bijdrage: byCoverage('bijdrage') };
}
