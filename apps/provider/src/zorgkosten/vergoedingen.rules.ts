import type { Vergoeding, VergoedingenResponse } from '@mijn/contract/vergoedingen';
import { centsToEuros } from '@mijn/domain/money';
import { zorgsoorten } from '@mijn/domain/zorgsoorten';
import {
  eigenRisicoOfYear,
  UnknownEigenRisicoError,
} from '../assess/eigenRisico/yearEigenRisico.ts';
import {
  coverOf,
  type CoverOfCare,
  type EigenRisicoExemption,
  insuranceOn,
  restOf,
} from '../assess/line/calculateLine.ts';
import { type Dekking, noAgeLimit, type Usage } from '../assess/shapes.ts';
import { budgetKey, eigenRisicoKey, sharedKey, usageOf } from '../assess/usage.ts';
import type { AheadFacts } from '../declaraties/expect/ahead.queries.ts';

interface Viewing {
  /** Whether the caller may see the person's care, which the rest of budgets would reveal. */
  readonly maySeeCare: boolean;
  /** Insurer's day. */
  readonly today: Temporal.PlainDate;
}

type Covered = Extract<CoverOfCare, { refusal: null }>;

const exemptions = {
  onder18: 'onder18',
  notBegun: 'nietBegonnen',
  dezeZorg: 'dezeZorg',
  aanvullend: 'aanvullend',
} as const satisfies Readonly<Record<EigenRisicoExemption, Vergoeding['eigenRisico']>>;

// The age limits of a cover; null without one.
function agesOf({ ageFrom, ageUntil }: Dekking): Pick<Vergoeding, 'leeftijdVanaf' | 'leeftijdTot'> {
  return {
    leeftijdVanaf: ageFrom > 0 ? ageFrom : null,
    leeftijdTot: ageUntil < noAgeLimit ? ageUntil : null,
  };
}

// The rest of a shared budget would reveal the care of people hidden from the caller (ADR 0038).
function hidesSharers({ sharers }: AheadFacts, polisnummer: string, year: number): boolean {
  return sharers.some(
    (policy) =>
      policy.polisnummer === polisnummer && policy.jaar === year && policy.seen < policy.count,
  );
}

function budgetsOf(
  { dekking, polisnummer }: Covered,
  usage: Usage,
  facts: AheadFacts,
  { maySeeCare, today: { year } }: Viewing,
): Vergoeding['budgetten'] {
  const { maximumTreatments, maximumYear, shared } = dekking;
  const key = budgetKey(dekking, year);
  const hidden = maySeeCare ? null : 'zorgAfgeschermd';
  const budgets: Vergoeding['budgetten'] = [];
  if (maximumTreatments !== null) {
    const left = restOf(maximumTreatments, usage.aantal[key] ?? 0);
    budgets.push({
      gedeeldAls: null,
      volumeEenheid: 'Aantal',
      totaal: maximumTreatments,
      resterend: hidden ? null : left,
      redenAfgeschermd: hidden,
    });
  }
  if (maximumYear !== null) {
    const left = restOf(maximumYear, usage.covered[key] ?? 0);
    budgets.push({
      gedeeldAls: null,
      volumeEenheid: 'Bedrag',
      totaal: centsToEuros(maximumYear),
      resterend: hidden ? null : centsToEuros(left),
      redenAfgeschermd: hidden,
    });
  }
  if (shared) {
    const others = hidesSharers(facts, polisnummer, year) ? 'gedeeldMetAnderen' : null;
    const used = usage.shared[sharedKey(polisnummer, dekking, year)] ?? 0;
    const left = restOf(shared.maximumYear, used);
    budgets.push({
      gedeeldAls: shared.name,
      volumeEenheid: 'Bedrag',
      totaal: centsToEuros(shared.maximumYear),
      resterend: (hidden ?? others) ? null : centsToEuros(left),
      redenAfgeschermd: hidden ?? others,
    });
  }
  return budgets;
}

function bijdrageOf(
  { dekking }: Covered,
  usage: Usage,
  { maySeeCare, today: { year } }: Viewing,
): Vergoeding['wettelijkeBijdrage'] {
  const { bijdragePercentage, fixedBijdrage, yearlyBijdrageMaximum: maximum } = dekking;
  if (bijdragePercentage === 0 && fixedBijdrage === 0) return null;
  const used = usage.bijdrage[budgetKey(dekking, year)] ?? 0;
  return {
    percentage: bijdragePercentage,
    bedrag: centsToEuros(fixedBijdrage),
    maximum: maximum === null ? null : centsToEuros(maximum),
    resterend: maximum === null || !maySeeCare ? null : centsToEuros(restOf(maximum, used)),
  };
}

function vergoedingOf(
  zorgsoort: string,
  cover: CoverOfCare,
  usage: Usage,
  facts: AheadFacts,
  viewing: Viewing,
): Vergoeding {
  if (cover.refusal === null) {
    const { dekking, exempt } = cover;
    return {
      zorgsoort,
      vergoed: true,
      redenNietVergoed: null,
      pakket: dekking.pakket,
      percentage: dekking.percentage,
      budgetten: budgetsOf(cover, usage, facts, viewing),
      wettelijkeBijdrage: bijdrageOf(cover, usage, viewing),
      eigenRisico: exempt ? exemptions[exempt] : 'geldt',
      ...agesOf(dekking),
      voorwaarde: dekking.voorwaarde,
    };
  }
  const { ofOtherAge, refusal } = cover;
  const otherwise = refusal === 'nietVerzekerd' ? 'nietVerzekerd' : 'geenDekking';
  return {
    zorgsoort,
    vergoed: false,
    redenNietVergoed: ofOtherAge ? 'leeftijd' : otherwise,
    pakket: null,
    percentage: null,
    budgetten: [],
    wettelijkeBijdrage: null,
    eigenRisico: null,
    ...(ofOtherAge ? agesOf(ofOtherAge) : { leeftijdVanaf: null, leeftijdTot: null }),
    voorwaarde: null,
  };
}

function eigenRisicoToday(
  facts: AheadFacts,
  usage: Usage,
  today: Temporal.PlainDate,
): VergoedingenResponse['eigenRisico'] {
  const merk = insuranceOn(facts.insurances, today.toString())?.merk;
  if (merk === undefined) return null;
  const { year } = today;
  const person = { geboorteDatum: facts.geboortedatum, insurances: facts.insurances };
  try {
    const amount = eigenRisicoOfYear(person, merk, year, facts.amounts);
    const total = amount.verplicht + amount.voluntary;
    const { maximumPerTreatment: most } = amount;
    return {
      totaal: centsToEuros(total),
      resterend: centsToEuros(restOf(total, usage.eigenRisico[eigenRisicoKey(merk, year)] ?? 0)),
      inTermijnen: facts.termijnYears.some((one) => one.merk === merk && one.jaar === year),
      maximumPerBehandeling: most === null ? null : centsToEuros(most),
    };
  } catch (error) {
    if (error instanceof UnknownEigenRisicoError) return null;
    throw error;
  }
}

/**
 * Returns how each kind of care is covered on a day, found by the functions that judge claims, with the
 * rest of budgets, own risk and contributions. What would reveal hidden care is null.
 */
export function vergoedingenInContract(
  facts: AheadFacts,
  viewing: Viewing,
): Omit<VergoedingenResponse, 'status'> {
  const { maySeeCare, today } = viewing;
  const usage = usageOf(facts.usage, facts.sharedUsage);
  const day = today.toString();
  const input = {
    submittedOn: day,
    person: { geboorteDatum: facts.geboortedatum, insurances: facts.insurances },
    dekkingen: facts.dekkingen,
  };
  return {
    jaar: today.year,
    zorgAfgeschermd: !maySeeCare,
    eigenRisico: eigenRisicoToday(facts, usage, today),
    vergoedingen: Object.keys(zorgsoorten).map((zorgsoort) => {
      const cover = coverOf({ zorgsoort, behandelDatum: day }, input);
      return vergoedingOf(zorgsoort, cover, usage, facts, viewing);
    }),
  };
}
