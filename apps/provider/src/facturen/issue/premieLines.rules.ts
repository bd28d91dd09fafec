import type { Brand } from '@mijn/domain/brands';
import { sumOf } from '@mijn/domain/money';
import { adultFrom } from '../../assess/eigenRisico/yearEigenRisico.ts';
import type { Plan, InsurancePeriod } from '../../assess/shapes.ts';
import type { NewLine } from './factuur.ts';
import { discounts, type Premie } from './premies.ts';

/** A person's period on a policy. Days as `yyyy-mm-dd`, `validUntil` is the first day after it. */
export interface PremieVerzekerde extends Omit<InsurancePeriod, 'polisnummer' | 'merk'> {
  readonly relatienummer: string;
  /** For the lines, where more than one person pays. */
  readonly naam: string;
  readonly geboorteDatum: string;
  /**
   * Since when somebody pays the premium of their basic insurance to the CAK (Zvw 18c): from the first of a month, until
   * the registration ended; null: it has not.
   */
  readonly withCak?: readonly { readonly from: string; readonly until: string | null }[];
}

/** A calendar month. */
export interface Month {
  /** Its first day, `yyyy-mm-dd`. */
  readonly first: string;
  /** The first day of the month after it. */
  readonly next: string;
  readonly year: number;
  readonly days: number;
}

/** The month that begins on a day. */
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
 * Premium per month of a package in a year, cents: the last one that is known holds until a later
 * one is. Undefined when the insurer never asked one.
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

/** Whether the premium of the basic insurance of a month is the CAK's to ask. */
export function isWithCak(
  { withCak = [] }: Pick<PremieVerzekerde, 'withCak'>,
  { first }: Pick<Month, 'first'>,
): boolean {
  return withCak.some(({ from, until }) => from <= first && (until === null || first < until));
}

type Cover = Pick<PremieVerzekerde, 'aanvullend' | 'voluntaryEigenRisico' | 'withCak'>;

const discountName = 'Korting vrijwillig eigen risico';

/** What a whole month asks of an adult, part by part, in words and cents; a discount is below zero. */
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

/** What we ask of an adult for a whole month, cents: without what they pay to the CAK. */
export function monthlyPremie(...asked: Parameters<typeof partsOf>): number {
  return sumOf(partsOf(...asked), ([, amount]) => amount);
}

/**
 * What is asked of somebody for a month, by the days in it for which they owe premium: a line per part, amounts in
 * cents. Empty when there are none.
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

/** The days of a month for which somebody owes premium; undefined when there are none. */
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
