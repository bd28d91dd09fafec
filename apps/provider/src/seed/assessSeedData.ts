import { eindafrekeningOn } from '../facturen/issue/termijnen.rules.ts';
import { assessDeclaratie } from '../assess/assessDeclaratie.ts';
import { eigenRisicoAmounts } from '../assess/eigenRisico/eigenRisicoAmounts.ts';
import { UnknownEigenRisicoError } from '../assess/eigenRisico/yearEigenRisico.ts';
import { withoutPayout } from '../assess/line/meldingen.ts';
import { eigenRisicoKey, emptyUsage } from '../assess/usage.ts';
import type {
  Assessment,
  AssessmentInput,
  Dekking,
  LineOutcome,
  Usage,
  VerzekerdePerson,
} from '../assess/shapes.ts';
import type { SeedDeclaratie, SeedData } from './seedData.ts';

/** A claim to seed, with its judged lines once it is AFGEHANDELD. */
export interface AssessedDeclaratie {
  readonly declaratie: SeedDeclaratie;
  readonly regels: readonly LineOutcome[];
}

/**
 * Judges the claims seeded as AFGEHANDELD by the insurer's own rules, per person in the order of
 * handling, so that own risk and budgets add up. A claim of a year with unknown own risk is seeded
 * as IN_BEHANDELING.
 */
export function assessSeedData(
  data: SeedData,
  dekkingen: readonly Dekking[],
): AssessedDeclaratie[] {
  const usage = new Map<string, Usage>();
  let shared: Usage['shared'] = {};
  const people = peopleOf(data);
  const termijnYears = termijnYearsOf(data);
  const withoutAccount = peopleWithoutAccount(data);
  return data.declaraties.toSorted(byOrder).map((declaratie) => {
    const { relatienummer } = declaratie;
    const person = people.get(relatienummer);
    if (declaratie.status !== 'AFGEHANDELD' || !person) return { declaratie, regels: [] };
    const own = usage.get(relatienummer) ?? emptyUsage;
    const before = { ...own, shared };
    const inTermijnen = (termijnYears.get(relatienummer) ?? [])
      .filter(({ settledOn }) => (declaratie.handledAt ?? '').slice(0, 10) < settledOn)
      .map(({ key }) => key);
    const outcome = assess(declaratie, person, { dekkingen, usage: before, inTermijnen });
    if (!outcome) return { declaratie: stillInTreatment(declaratie), regels: [] };
    usage.set(relatienummer, outcome.usage);
    ({ shared } = outcome.usage);
    const wait = declaratie.soortIndiener === 'Verzekerde' && withoutAccount.has(relatienummer);
    return { declaratie, regels: wait ? outcome.regels.map(withoutPayout) : outcome.regels };
  });
}

// Open claims sort last, because they use up nothing yet.
function moment({ handledAt, nummer }: SeedDeclaratie): string {
  return `${handledAt ?? '9'}${nummer}`;
}

function byOrder(one: SeedDeclaratie, other: SeedDeclaratie): number {
  return moment(one) < moment(other) ? -1 : 1;
}

/** Returns everybody on a policy whose verzekeringsnemer has no known account. */
function peopleWithoutAccount({ relaties, polissen }: SeedData): Set<string> {
  const unknown = new Set(relaties.filter(({ iban }) => !iban).map((who) => who.relatienummer));
  const without = polissen.filter(({ verzekeringsnemer }) => unknown.has(verzekeringsnemer));
  return new Set(without.flatMap(({ verzekerden }) => verzekerden.map((who) => who.relatienummer)));
}

function peopleOf({ relaties, polissen }: SeedData): Map<string, VerzekerdePerson> {
  const periods = polissen.flatMap(({ polisnummer, merk, verzekerden }) =>
    verzekerden.map((verzekerde) => ({ ...verzekerde, polisnummer, merk })),
  );
  const byPerson = Map.groupBy(periods, ({ relatienummer }) => relatienummer);
  return new Map(
    relaties.map(({ relatienummer, geboorteDatum }) => [
      relatienummer,
      { geboorteDatum, insurances: byPerson.get(relatienummer) ?? [] },
    ]),
  );
}

interface TermijnYear {
  /** Key of brand and year, as for own risk. */
  readonly key: string;
  /** `yyyy-mm-dd`: claims judged from this day on are withheld or billed as usual. */
  readonly settledOn: string;
}

/** Returns the years that people pay in terms, with their settlement days. */
function termijnYearsOf({ polissen }: SeedData): Map<string, TermijnYear[]> {
  const { month, day } = eindafrekeningOn;
  const years = polissen.flatMap(({ merk, verzekerden }) =>
    verzekerden.flatMap(({ relatienummer, gespreid, voluntaryEigenRisico }) =>
      (voluntaryEigenRisico === 0 ? gespreid : []).map((year) => ({
        relatienummer,
        key: eigenRisicoKey(merk, year),
        settledOn: Temporal.PlainDate.from({ year: year + 1, month, day }).toString(),
      })),
    ),
  );
  return Map.groupBy(years, ({ relatienummer }) => relatienummer);
}

function assess(
  declaratie: SeedDeclaratie,
  person: VerzekerdePerson,
  by: Pick<AssessmentInput, 'dekkingen' | 'usage' | 'inTermijnen'>,
): Assessment | undefined {
  const { zorgsoort, behandelDatum, bedrag, buitenland, submittedOn, regels } = declaratie;
  const lines = regels ?? [{ zorgsoort, behandelDatum, bedrag }];
  try {
    return assessDeclaratie({
      submittedOn: submittedOn.slice(0, 10),
      person,
      eigenRisicoAmounts,
      ...by,
      regels: lines.map((line) => ({ ...line, aantal: 1, buitenland })),
    });
  } catch (error) {
    if (error instanceof UnknownEigenRisicoError) return undefined;
    throw error;
  }
}

function stillInTreatment(declaratie: SeedDeclaratie): SeedDeclaratie {
  return { ...declaratie, status: 'IN_BEHANDELING', handledAt: null, seenBy: [] };
}
