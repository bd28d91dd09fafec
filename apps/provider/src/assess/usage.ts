import type { Brand } from '@mijn/domain/brands';
import type { Cents } from '@mijn/domain/money';
import type { DekkingDetails, JudgedLine, SharedBudget, Usage } from './shapes.ts';

/** Returns the key of own risk: brand and calendar year. */
export function eigenRisicoKey(brand: Brand, year: number): string {
  return `${brand}/${year}`;
}

/**
 * Returns the key of a year's budget and contribution: brand, package, care and calendar year, so that
 * a new version of the cover within a year does not restart the budget.
 */
export function budgetKey(
  { merk, pakket, zorgsoort }: Pick<DekkingDetails, 'merk' | 'pakket' | 'zorgsoort'>,
  year: number,
): string {
  return `${merk}/${pakket}/${zorgsoort}/${year}`;
}

interface SharedBudgetName extends Pick<DekkingDetails, 'merk' | 'pakket'> {
  readonly shared: Pick<SharedBudget, 'name'> | null;
}

/**
 * Returns the key of a year's budget shared on a policy (ADR 0038). It includes the policy, so that
 * usage does not follow a person to another one.
 */
export function sharedKey(
  polisnummer: string | null,
  { merk, pakket, shared }: SharedBudgetName,
  year: number,
): string {
  return `${polisnummer ?? ''}/${merk}/${pakket}/${shared?.name ?? ''}/${year}`;
}

export const emptyUsage: Usage = {
  eigenRisico: {},
  covered: {},
  aantal: {},
  shared: {},
  bijdrage: {},
};

function plus(
  counters: Readonly<Record<string, number>>,
  key: string,
  amount: number,
): Readonly<Record<string, number>> {
  return amount === 0 ? counters : { ...counters, [key]: (counters[key] ?? 0) + amount };
}

/** Returns the usage including this line. Cents. */
export function countLine(
  usage: Usage,
  {
    amounts,
    aantal,
    dekking,
    polisnummer,
    jaar,
  }: Pick<JudgedLine, 'amounts' | 'aantal' | 'dekking' | 'polisnummer' | 'jaar'>,
): Usage {
  if (dekking === null) return usage;
  const budget = budgetKey(dekking, jaar);
  const covered = amounts.gedeclareerd - amounts.notCovered;
  return {
    eigenRisico: plus(
      usage.eigenRisico,
      eigenRisicoKey(dekking.merk, jaar),
      amounts.compulsoryEigenRisico + amounts.voluntaryEigenRisico,
    ),
    covered: plus(usage.covered, budget, covered),
    // Only where treatments are limited: under a maximum amount, the covered treatments would depend on
    // the order.
    aantal: plus(usage.aantal, budget, dekking.maximumTreatments && covered > 0 ? aantal : 0),
    shared: dekking.shared
      ? plus(usage.shared, sharedKey(polisnummer, dekking, jaar), covered)
      : usage.shared,
    bijdrage: plus(usage.bijdrage, budget, amounts.wettelijkeBijdrage),
  };
}

/** Usage of a cover by a person in a year. Cents. */
export interface UsageRow extends Pick<DekkingDetails, 'merk' | 'pakket' | 'zorgsoort'> {
  readonly jaar: number;
  readonly eigenRisico: Cents;
  readonly covered: Cents;
  readonly aantal: number;
  readonly bijdrage: Cents;
}

/** Usage of a shared budget by everybody on a policy in a year. Cents. */
export interface SharedUsageRow extends SharedBudgetName {
  readonly polisnummer: string;
  readonly jaar: number;
  readonly covered: Cents;
}

/** Aggregates usage rows of the person and of shared budgets, by year, in the engine's form. */
export function usageOf(usage: readonly UsageRow[], shared: readonly SharedUsageRow[]): Usage {
  const eigenRisico: Record<string, number> = {};
  for (const row of usage) {
    const key = eigenRisicoKey(row.merk, row.jaar);
    eigenRisico[key] = (eigenRisico[key] ?? 0) + row.eigenRisico;
  }
  const byDekking = (what: 'covered' | 'aantal' | 'bijdrage'): Record<string, number> =>
    Object.fromEntries(usage.map((row) => [budgetKey(row, row.jaar), row[what]]));
  return {
    eigenRisico,
    covered: byDekking('covered'),
    aantal: byDekking('aantal'),
    shared: Object.fromEntries(
      shared.map((row) => [sharedKey(row.polisnummer, row, row.jaar), row.covered]),
    ),
    bijdrage: byDekking('bijdrage'),
  };
}
