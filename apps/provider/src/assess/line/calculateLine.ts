import { isOnTime } from '@mijn/domain/declaratie';
import type { Cents } from '@mijn/domain/money';
import { yearOf } from './yearOf.ts';
import {
  type YearlyEigenRisico,
  adultFrom,
  yearsLater,
  eigenRisicoOfYear,
} from '../eigenRisico/yearEigenRisico.ts';
import type {
  AssessmentInput,
  Dekking,
  LineAmounts,
  LineInput,
  Usage,
  InsurancePeriod,
} from '../shapes.ts';
import { budgetKey, eigenRisicoKey, sharedKey } from '../usage.ts';

export type LineRefusal = 'nietVerzekerd' | 'teOud' | 'geenDekking';

export type EigenRisicoExemption = 'onder18' | 'notBegun' | 'dezeZorg' | 'aanvullend';

/** Amounts of a line with the facts that explain them. Cents. */
export interface Calculation {
  readonly regel: LineInput;
  readonly jaar: number;
  readonly amounts: LineAmounts;
  readonly refusal: LineRefusal | null;
  readonly matchedDekking: MatchedDekking | null;
  /** Policy on the day of treatment; null: not insured on that day. */
  readonly polisnummer: string | null;
}

/** Facts of a covered line. */
export interface MatchedDekking {
  readonly dekking: Dekking;
  /** Covered by the percentage, before the year's maximum. */
  readonly byPercentage: Cents;
  /** Usage of the year's maximum before this line. */
  readonly budgetUsed: Cents;
  /** Treatments of the year before this line. */
  readonly treatmentsUsed: number;
  /** The budget shared on the policy is the one that is exhausted. */
  readonly sharedIsFull: boolean;
  readonly exempt: EigenRisicoExemption | null;
  /** First day on which care bears own risk. */
  readonly eigenRisicoFrom: string;
  readonly eigenRisicoYear: YearlyEigenRisico;
  /** Used own risk of the year before this line. */
  readonly eigenRisicoUsed: Cents;
}

function appliesOn(
  { validFrom, validUntil }: Pick<InsurancePeriod, 'validFrom' | 'validUntil'>,
  day: string,
): boolean {
  return validFrom <= day && (validUntil === null || day < validUntil);
}

/** Returns the insurance on a day, if any; of several, the one that began first. */
export function insuranceOn(
  insurances: readonly InsurancePeriod[],
  day: string,
): InsurancePeriod | undefined {
  return insurances.find((period) => appliesOn(period, day));
}

/** Returns the cover for a line; the basic insurance takes precedence. */
function chooseDekking(
  line: LineInput,
  insurance: InsurancePeriod,
  { dekkingen, person }: AssessmentInput,
): Dekking | undefined {
  const day = line.behandelDatum;
  const fitting = dekkingen.filter(
    (dekking) =>
      dekking.merk === insurance.merk &&
      dekking.zorgsoort === line.zorgsoort &&
      (dekking.pakket === 'BASIS' || dekking.pakket === insurance.aanvullend) &&
      appliesOn(dekking, day) &&
      yearsLater(person.geboorteDatum, dekking.ageFrom) <= day &&
      day < yearsLater(person.geboorteDatum, dekking.ageUntil),
  );
  return fitting.find((dekking) => dekking.pakket === 'BASIS') ?? fitting[0];
}

function space(maximum: number | null, used: number): number {
  return maximum === null ? Number.POSITIVE_INFINITY : Math.max(0, maximum - used);
}

/**
 * Returns the part of an amount within the year's budgets, cents: number of treatments, the cover's own
 * maximum, and the one shared on the policy (ADR 0038).
 */
function withinBudgets(
  amount: number,
  { aantal }: LineInput,
  dekking: Dekking,
  polisnummer: string,
  year: number,
  usage: Usage,
): { readonly covered: number; readonly sharedIsFull: boolean } {
  const key = budgetKey(dekking, year);
  const treatments = Math.min(aantal, space(dekking.maximumTreatments, usage.aantal[key] ?? 0));
  const ofTreatments = Math.round((amount * treatments) / Math.max(1, aantal));
  const own = Math.min(ofTreatments, space(dekking.maximumYear, usage.covered[key] ?? 0));
  if (dekking.shared === null) return { covered: own, sharedIsFull: false };
  const used = usage.shared[sharedKey(polisnummer, dekking, year)] ?? 0;
  const covered = Math.min(own, space(dekking.shared.maximumYear, used));
  return { covered, sharedIsFull: covered < own };
}

function wettelijkeBijdrage(dekking: Dekking, covered: number, used: number): number {
  const requested =
    dekking.fixedBijdrage + Math.round((covered * dekking.bijdragePercentage) / 100);
  return Math.min(requested, covered, space(dekking.yearlyBijdrageMaximum, used));
}

function eigenRisicoExemption(
  dekking: Dekking,
  birthDate: string,
  day: string,
): EigenRisicoExemption | null {
  if (dekking.pakket !== 'BASIS') return 'aanvullend';
  if (day < yearsLater(birthDate, 18)) return 'onder18';
  if (!dekking.eigenRisico) return 'dezeZorg';
  return day < adultFrom(birthDate) ? 'notBegun' : null;
}

/** Splits own risk into mandatory, which fills first, and voluntary (docs/domain.md). */
function splitEigenRisico(
  basis: number,
  year: YearlyEigenRisico,
  used: number,
): { verplicht: number; voluntary: number } {
  const left = space(year.verplicht + year.voluntary, used);
  const total = Math.min(basis, left, year.maximumPerTreatment ?? basis);
  const verplicht = Math.min(total, space(year.verplicht, used));
  return { verplicht, voluntary: total - verplicht };
}

function refused(
  regel: LineInput,
  year: number,
  refusal: LineRefusal,
  polisnummer: string | null,
): Calculation {
  const amounts = {
    gedeclareerd: regel.bedrag,
    notCovered: regel.bedrag,
    wettelijkeBijdrage: 0,
    compulsoryEigenRisico: 0,
    voluntaryEigenRisico: 0,
    inTermijnen: 0,
    uitgekeerd: 0,
  };
  return { regel, jaar: year, amounts, refusal, matchedDekking: null, polisnummer };
}

/** Computes the amounts of a covered line, in the order of docs/decisions.md §6. */
function calculateCovered(
  regel: LineInput,
  year: number,
  dekking: Dekking,
  polisnummer: string,
  input: AssessmentInput,
  usage: Usage,
): Calculation {
  const { merk } = dekking;
  const key = budgetKey(dekking, year);
  const budgetUsed = usage.covered[key] ?? 0;
  const byPercentage = Math.round((regel.bedrag * dekking.percentage) / 100);
  const { covered, sharedIsFull } = withinBudgets(
    byPercentage,
    regel,
    dekking,
    polisnummer,
    year,
    usage,
  );
  const bijdrage = wettelijkeBijdrage(dekking, covered, usage.bijdrage[key] ?? 0);
  const exempt = eigenRisicoExemption(dekking, input.person.geboorteDatum, regel.behandelDatum);
  const eigenRisicoUsed = usage.eigenRisico[eigenRisicoKey(merk, year)] ?? 0;
  const eigenRisicoYear = exempt
    ? { verplicht: 0, voluntary: 0, maximumPerTreatment: null }
    : eigenRisicoOfYear(input.person, merk, year, input.eigenRisicoAmounts);
  const basis = covered - bijdrage;
  const part = splitEigenRisico(basis, eigenRisicoYear, exempt ? 0 : eigenRisicoUsed);
  const eigenRisico = part.verplicht + part.voluntary;
  const inTermijnen = input.inTermijnen.includes(eigenRisicoKey(merk, year)) ? eigenRisico : 0;
  const amounts = {
    gedeclareerd: regel.bedrag,
    notCovered: regel.bedrag - covered,
    wettelijkeBijdrage: bijdrage,
    compulsoryEigenRisico: part.verplicht,
    voluntaryEigenRisico: part.voluntary,
    inTermijnen,
    uitgekeerd: basis - eigenRisico + inTermijnen,
  };
  const eigenRisicoFrom = adultFrom(input.person.geboorteDatum);
  const budgets = { budgetUsed, treatmentsUsed: usage.aantal[key] ?? 0, sharedIsFull };
  const matchedDekking = { dekking, byPercentage, ...budgets, exempt, eigenRisicoYear };
  return {
    regel,
    jaar: year,
    amounts,
    refusal: null,
    polisnummer,
    matchedDekking: { ...matchedDekking, eigenRisicoUsed, eigenRisicoFrom },
  };
}

/**
 * Computes one line: declared → covered part (percentage, maximum, budget left) → statutory
 * contribution → own risk → paid out (docs/decisions.md §6). Integer cents, rounded per line.
 * @throws UnknownEigenRisicoError see {@link eigenRisicoOfYear}.
 */
export function calculateLine(line: LineInput, input: AssessmentInput, usage: Usage): Calculation {
  const year = yearOf(line);
  const insurance = insuranceOn(input.person.insurances, line.behandelDatum);
  if (!insurance) return refused(line, year, 'nietVerzekerd', null);
  const { polisnummer } = insurance;
  if (!isOnTime(line.behandelDatum, input.submittedOn))
    return refused(line, year, 'teOud', polisnummer);
  const dekking = chooseDekking(line, insurance, input);
  if (!dekking) return refused(line, year, 'geenDekking', polisnummer);
  return calculateCovered(line, year, dekking, polisnummer, input, usage);
}
