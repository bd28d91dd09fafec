import type { Brand } from '@mijn/domain/brands';
import { sumOf } from '@mijn/domain/money';
import { adultFrom } from '../../assess/eigenRisico/yearEigenRisico.ts';
import type { Plan, InsurancePeriod } from '../../assess/shapes.ts';
import type { NewLine } from './factuur.ts';
import { discounts, type Premie } from './premies.ts';

/** A person's period on a policy. Days as `yyyy-mm-dd`; `validUntil` is exclusive. */
export interface PremieVerzekerde extends Omit<InsurancePeriod, 'polisnummer' | 'merk'> {
  readonly relatienummer: string;
  /** Name on the lines when more than one person pays. */
  readonly naam: string;
  readonly geboorteDatum: string;
  /**
   * Periods in which the person pays the basic premium to the CAK (Zvw 18c): from the first of a month
   * until the end of the registration; null: no end.
   */
  readonly withCak?: readonly { readonly from: string; readonly until: string | null }[];
}

export interface Month {
  /** First day, `yyyy-mm-dd`. */
  readonly first: string;
  /** First day of the next month. */
  readonly next: string;
  readonly year: number;
  readonly days: number;
}

/** Returns the month that begins on a day. */
export function toMonth(first: Temporal.PlainDate): Month {
  return {
    first: first.toString(),
    next: first.add({ months: 1 }).toString(),
    year: first.year,
    days: first.daysInMonth,
  };
}

const names: Readonly<Record<Plan, string>> = {
  BASIS: 'Basisverzekering',
  AANVULLEND: 'Aanvullende verzekering',
  AANVULLEND_PLUS: 'Aanvullende verzekering Plus',
};

/**
 * Returns the monthly premium of a package in a year, cents; the last known one applies until there is
 * a later one. Undefined when there never was one.
 */
export function premieOf(
  premies: readonly Premie[],
  brand: Brand,
  plan: Plan,
  year: number,
): number | undefined {
  return premies
    .filter((premie) => premie.merk === brand && premie.pakket === plan && premie.jaar <= year)
    .toSorted((one, other) => other.jaar - one.jaar)[0]?.bedrag;
}

/** Tells whether the CAK collects the basic premium of a month. */
export function isWithCak(
  { withCak = [] }: Pick<PremieVerzekerde, 'withCak'>,
  { first }: Pick<Month, 'first'>,
): boolean {
  return withCak.some(({ from, until }) => from <= first && (until === null || first < until));
}

type Cover = Pick<PremieVerzekerde, 'aanvullend' | 'voluntaryEigenRisico' | 'withCak'>;

const discountName = 'Korting vrijwillig eigen risico';

/**
 * Returns the parts of an adult's premium for a whole month, with description and cents; discounts are
 * negative.
 */
function partsOf(
  brand: Brand,
  cover: Cover,
  { year, first }: Pick<Month, 'year' | 'first'>,
  premies: readonly Premie[],
): readonly (readonly [description: string, amount: number])[] {
  const { aanvullend, voluntaryEigenRisico } = cover;
  const discount = brand === 'ZZ' ? (discounts[voluntaryEigenRisico] ?? 0) : 0;
  const ofPlan = (plan: Plan) => [names[plan], premieOf(premies, brand, plan, year) ?? 0] as const;
  return [
    ...(isWithCak(cover, { first }) ? [] : [ofPlan('BASIS'), [discountName, -discount] as const]),
    ...(aanvullend ? [ofPlan(aanvullend)] : []),
  ];
}

/** Returns our premium for a whole month of an adult, cents, without the part collected by the CAK. */
export function monthlyPremie(...asked: Parameters<typeof partsOf>): number {
  return sumOf(partsOf(...asked), ([, amount]) => amount);
}

/**
 * Returns the premium lines of a person for a month, by the days for which they owe premium: one per
 * part, cents. Empty when there are none.
 */
export function toPremieLines(
  brand: Brand,
  verzekerde: PremieVerzekerde,
  month: Month,
  premies: readonly Premie[],
): NewLine[] {
  const period = periodIn(verzekerde, month);
  if (!period) return [];
  const part = (amount: number): number => Math.round((amount * period.days) / month.days);
  return partsOf(brand, verzekerde, month, premies)
    .filter(([, amount]) => amount !== 0)
    .map(([omschrijving, amount]) => ({
      relatienummer: verzekerde.relatienummer,
      omschrijving,
      periodFrom: period.from,
      periodUntil: period.until,
      bedrag: part(amount),
    }));
}

/** Returns the days of a month for which a person owes premium; undefined when there are none. */
function periodIn(
  { geboorteDatum, validFrom, validUntil }: PremieVerzekerde,
  { first, next, days }: Month,
): { from: string; until: string; days: number } | undefined {
  const until = validUntil !== null && validUntil < next ? validUntil : next;
  if (validFrom >= until) return undefined;
  const from = [first, validFrom, adultFrom(geboorteDatum)].toSorted().at(-1) ?? '';
  if (from >= until) return undefined;
  if (from === first && until === next) return { from, until, days };
  const some = Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until)).days;
  return { from, until, days: some };
}
