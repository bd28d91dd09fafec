import type { Vooraf } from '@mijn/contract/vooraf';
import { type Cents, centsToEuros } from '@mijn/domain/money';
import { assessDeclaratie } from '../declaraties/assess/assessDeclaratie.ts';
import type { LineOutcome } from '../declaraties/assess/shapes.ts';
import { eigenRisicoKey, usageOf } from '../declaraties/assess/usage.ts';
import { UnknownEigenRisicoError } from '../declaraties/assess/yearEigenRisico.ts';
import type { VoorafFacts } from './vooraf.queries.ts';

/** Care that somebody thinks of. */
export interface PlannedCare {
  readonly zorgsoort: string;
  readonly bedrag: Cents;
  readonly today: Temporal.PlainDate;
}

// As if the bill came in today, of care of today.
function judge(facts: VoorafFacts, { zorgsoort, bedrag, today }: PlannedCare): LineOutcome {
  const day = today.toString();
  const { regels } = assessDeclaratie({
    submittedOn: day,
    person: { geboorteDatum: facts.geboortedatum, insurances: facts.insurances },
    coverages: facts.coverages,
    eigenRisicoAmounts: facts.amounts,
    usage: usageOf(facts.usage, facts.sharedUsage, today.year),
    inTermijnen: facts.termBrands.map((brand) => eigenRisicoKey(brand, today.year)),
    regels: [{ zorgsoort, behandelDatum: day, bedrag, aantal: 1, buitenland: false }],
  });
  const [line] = regels;
  if (!line) throw new Error('A judgement without a line');
  return line;
}

/**
 * Whether what the engine makes of it would tell of somebody's hidden care: it counts a budget that is shared
 * on the policy, with people whose care the caller may not all see (ADR 0038).
 */
export function tellsOfOthers({ coverages, sharerCount, sharersSeen }: VoorafFacts): boolean {
  return coverages.some(({ shared }) => shared !== null) && sharersSeen < sharerCount;
}

/**
 * What the engine would make of care today: its steps and remarks, and what is one's own. Undefined where
 * own risk of this year is not known.
 */
export function voorafOf(facts: VoorafFacts, care: PlannedCare): Vooraf | undefined {
  try {
    return inContract(judge(facts, care), facts, care);
  } catch (error) {
    if (error instanceof UnknownEigenRisicoError) return undefined;
    throw error;
  }
}

function inContract(
  { amounts, meldingen }: LineOutcome,
  { onderweg }: VoorafFacts,
  { zorgsoort, today }: PlannedCare,
): Vooraf {
  const { gedeclareerd, notCovered, wettelijkeBijdrage, inTermijnen } = amounts;
  const eigenRisico = amounts.compulsoryEigenRisico + amounts.voluntaryEigenRisico;
  const own = notCovered + wettelijkeBijdrage + eigenRisico;
  return {
    dag: today.toString(),
    jaar: today.year,
    zorgsoort,
    stappen: [
      { stap: 'gedeclareerd', bedrag: centsToEuros(gedeclareerd) },
      { stap: 'nietVergoed', bedrag: centsToEuros(notCovered) },
      { stap: 'wettelijkeBijdrage', bedrag: centsToEuros(wettelijkeBijdrage) },
      { stap: 'eigenRisico', bedrag: centsToEuros(eigenRisico) },
      { stap: 'vergoed', bedrag: centsToEuros(gedeclareerd - own) },
    ],
    meldingen: [...meldingen],
    bedragZelf: centsToEuros(own),
    bedragEigenRisicoInTermijnen: centsToEuros(inTermijnen),
    onderweg,
  };
}
