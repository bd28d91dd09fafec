import { type Brand, brandCodes } from '@mijn/domain/brands';
import type { Cents } from '@mijn/domain/money';
import type { InsurancePeriod } from '../assess/shapes.ts';
import { eigenRisicoOfYear, isMinorAllYear } from '../assess/eigenRisico/yearEigenRisico.ts';
import type { EigenRisicoFacts } from './eigenRisico.queries.ts';

/** Own risk of a person in a year (§3), cents. */
export interface EigenRisicoState {
  readonly verplicht: Cents;
  readonly voluntary: Cents;
  readonly used: Cents;
  readonly remaining: Cents;
  /** Paid in terms: nothing is held back or billed until the year is settled (docs/domain.md). */
  readonly inTermijnen: boolean;
}

/**
 * Works out where a person stands with own risk of a brand and year: what counts for them (by days,
 * from the month after the 18th birthday), what their lines used of it, what is left. That a child has none
 * is known before the own risk of the year is. Undefined when nobody knows that of who is of age for some
 * of it, or when the person was never insured with that brand in it.
 */
export function determineEigenRisico(
  facts: EigenRisicoFacts,
  brand: Brand,
  year: number,
): EigenRisicoState | undefined {
  if (!isInsuredIn(facts, brand, year)) return undefined;
  if (!isKnown(facts, brand, year)) return undefined;
  const person = { geboorteDatum: facts.geboortedatum, insurances: facts.insurances };
  const { verplicht, voluntary } = eigenRisicoOfYear(person, brand, year, facts.amounts);
  const { used, inTermijnen } = facts;
  // A shorter year than was judged with leaves less than was used: never below zero.
  const remaining = Math.max(0, verplicht + voluntary - used);
  return { verplicht, voluntary, used, remaining, inTermijnen };
}

/** The days of a year on which somebody was insured with a brand, both included (`yyyy-mm-dd`), and its own risk. */
export interface BrandDays {
  readonly merk: Brand;
  readonly van: string;
  readonly totEnMet: string;
  readonly bedrag: Cents;
}

/**
 * By brand the days of a year on which somebody was insured, from the first up to and with the last, in their order.
 * Own risk is by the days (docs/domain.md), so they say why it is less than that of a year, and with two brands why
 * there are two. A brand whose own risk is not known is left out.
 */
export function daysPerBrand(facts: EigenRisicoFacts, year: number): BrandDays[] {
  const person = { geboorteDatum: facts.geboortedatum, insurances: facts.insurances };
  return brandCodes
    .filter((brand) => isInsuredIn(facts, brand, year) && isKnown(facts, brand, year))
    .map((merk) => {
      const periods = facts.insurances.filter((period) => overlaps(period, merk, year));
      const first = periods.map(({ validFrom }) => validFrom).toSorted()[0] ?? '';
      const last = periods
        .map(({ validUntil }) => validUntil ?? '9999-12-31')
        .toSorted()
        .at(-1);
      const { verplicht, voluntary } = eigenRisicoOfYear(person, merk, year, facts.amounts);
      const totEnMet = Temporal.PlainDate.from(last ?? first)
        .subtract({ days: 1 })
        .toString();
      return {
        merk,
        van: first > `${year}-01-01` ? first : `${year}-01-01`,
        totEnMet: totEnMet < `${year}-12-31` ? totEnMet : `${year}-12-31`,
        bedrag: verplicht + voluntary,
      };
    })
    .toSorted((one, other) => (one.van < other.van ? -1 : 1));
}

function isKnown(
  { amounts, geboortedatum }: EigenRisicoFacts,
  brand: Brand,
  year: number,
): boolean {
  return amounts.some(({ merk }) => merk === brand) || isMinorAllYear(geboortedatum, year);
}

function overlaps({ merk, validFrom, validUntil }: InsurancePeriod, brand: Brand, year: number) {
  return (
    merk === brand &&
    validFrom < `${year + 1}-01-01` &&
    (validUntil === null || (validUntil > `${year}-01-01` && validUntil > validFrom))
  );
}

function isInsuredIn({ insurances }: EigenRisicoFacts, brand: Brand, year: number): boolean {
  return insurances.some((period) => overlaps(period, brand, year));
}
