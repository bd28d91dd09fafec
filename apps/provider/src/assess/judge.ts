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

/** What somebody's care of some years is judged by, as `facts/careFacts.queries.ts` reads it. */
export interface CareFacts {
  readonly geboortedatum: string;
  readonly insurances: readonly InsurancePeriod[];
  readonly dekkingen: readonly Dekking[];
  readonly amounts: readonly EigenRisicoAmount[];
  readonly usage: readonly UsageRow[];
  /** Of the budgets that are shared on the person's policies. */
  readonly sharedUsage: readonly SharedUsageRow[];
  /** The own risk that is paid in terms. */
  readonly termijnYears: readonly { readonly merk: Brand; readonly jaar: number }[];
}

/**
 * Judges lines by these facts, one after the other, as if they came in on `submittedOn` (`yyyy-mm-dd`):
 * claims that are sent in, and those that are only thought of. Undefined where the own risk of one of the
 * years is not known.
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
