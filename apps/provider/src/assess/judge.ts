import type { Brand } from '@mijn/domain/brands';
import { assessDeclaratie } from './assessDeclaratie.ts';
import type {
  Dekking,
  EigenRisicoAmount,
  InsurancePeriod,
  JudgedLine,
  LineInput,
} from './shapes.ts';
import { eigenRisicoKey, type SharedUsageRow, type UsageRow, usageOf } from './usage.ts';
import { UnknownEigenRisicoError } from './eigenRisico/yearEigenRisico.ts';

/** Data by which a person's care of some years is judged, read by `facts/careFacts.queries.ts`. */
export interface CareFacts {
  readonly geboortedatum: string;
  readonly insurances: readonly InsurancePeriod[];
  readonly dekkingen: readonly Dekking[];
  readonly amounts: readonly EigenRisicoAmount[];
  readonly usage: readonly UsageRow[];
  /** Usage of the budgets shared on the person's policies. */
  readonly sharedUsage: readonly SharedUsageRow[];
  readonly termijnYears: readonly { readonly merk: Brand; readonly jaar: number }[];
}

/**
 * Judges submitted or planned lines in order, as if received on `submittedOn` (`yyyy-mm-dd`). Undefined
 * when the own risk of a year is unknown.
 */
export function judge(
  facts: CareFacts,
  submittedOn: string,
  regels: readonly LineInput[],
): readonly JudgedLine[] | undefined {
  try {
    return assessDeclaratie({
      submittedOn,
      person: { geboorteDatum: facts.geboortedatum, insurances: facts.insurances },
      dekkingen: facts.dekkingen,
      eigenRisicoAmounts: facts.amounts,
      usage: usageOf(facts.usage, facts.sharedUsage),
      inTermijnen: facts.termijnYears.map(({ merk, jaar }) => eigenRisicoKey(merk, jaar)),
      regels,
    }).regels;
  } catch (error) {
    if (error instanceof UnknownEigenRisicoError) return undefined;
    throw error;
  }
}
