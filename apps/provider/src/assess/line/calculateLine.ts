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

/** Covers of a person's packages for care on a day, of any age. */
function dekkingenOn(
  { zorgsoort, behandelDatum: day }: CareOnDay,
  insurance: InsurancePeriod,
  dekkingen: readonly Dekking[],
): readonly Dekking[] {
  return dekkingen.filter(
    (dekking) =>
      dekking.merk === insurance.merk &&
      dekking.zorgsoort === zorgsoort &&
      (dekking.pakket === 'BASIS' || dekking.pakket === insurance.aanvullend) &&
      appliesOn(dekking, day),
  );
}

type CareOnDay = Pick<LineInput, 'zorgsoort' | 'behandelDatum'>;

/** The cover by which care of a day is judged, or why there is none. */
export type CoverOfCare =
  | {
      readonly refusal: LineRefusal;
      /** Null: not insured on that day. */
      readonly polisnummer: string | null;
      /** Cover of the person's packages for another age, if any. */
      readonly ofOtherAge: Dekking | null;
    }
  | {
      readonly refusal: null;
      readonly polisnummer: string;
      readonly dekking: Dekking;
      readonly exempt: EigenRisicoExemption | null;
    };

/** Finds the cover for care on a day; the basic insurance takes precedence. */
export function coverOf(
  care: CareOnDay,
  { person, dekkingen, submittedOn }: Pick<AssessmentInput, 'person' | 'dekkingen' | 'submittedOn'>,
): CoverOfCare {
  const day = care.behandelDatum;
  const insurance = insuranceOn(person.insurances, day);
  if (!insurance) return { refusal: 'nietVerzekerd', polisnummer: null, ofOtherAge: null };
  const { polisnummer } = insurance;
  if (!isOnTime(day, submittedOn)) return { refusal: 'teOud', polisnummer, ofOtherAge: null };
  const ofPackages = dekkingenOn(care, insurance, dekkingen);
  const fitting = ofPackages.filter(
    ({ ageFrom, ageUntil }) =>
      yearsLater(person.geboorteDatum, ageFrom) <= day &&
      day < yearsLater(person.geboorteDatum, ageUntil),
  );
  const dekking = fitting.find(({ pakket }) => pakket === 'BASIS') ?? fitting[0];
  if (!dekking) return { refusal: 'geenDekking', polisnummer, ofOtherAge: ofPackages[0] ?? null };
  const exempt = eigenRisicoExemption(dekking, person.geboorteDatum, day);
  return { refusal: null, polisnummer, dekking, exempt };
}

/** Returns how much of a maximum is left; infinite without one. */
export function restOf(maximum: number | null, used: number): number {
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
  const treatments = Math.min(aantal, restOf(dekking.maximumTreatments, usage.aantal[key] ?? 0));
  const ofTreatments = Math.round((amount * treatments) / Math.max(1, aantal));
  const own = Math.min(ofTreatments, restOf(dekking.maximumYear, usage.covered[key] ?? 0));
  if (dekking.shared === null) return { covered: own, sharedIsFull: false };
  const used = usage.shared[sharedKey(polisnummer, dekking, year)] ?? 0;
  const covered = Math.min(own, restOf(dekking.shared.maximumYear, used));
  return { covered, sharedIsFull: covered < own };
}

function wettelijkeBijdrage(dekking: Dekking, covered: number, used: number): number {
  const requested =
    dekking.fixedBijdrage + Math.round((covered * dekking.bijdragePercentage) / 100);
  return Math.min(requested, covered, restOf(dekking.yearlyBijdrageMaximum, used));
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
  const left = restOf(year.verplicht + year.voluntary, used);
  const total = Math.min(basis, left, year.maximumPerTreatment ?? basis);
  const verplicht = Math.min(total, restOf(year.verplicht, used));
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
  { dekking, polisnummer, exempt }: Extract<CoverOfCare, { refusal: null }>,
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
  const cover = coverOf(line, input);
  if (cover.refusal) return refused(line, year, cover.refusal, cover.polisnummer);
  return calculateCovered(line, year, cover, input, usage);
}
