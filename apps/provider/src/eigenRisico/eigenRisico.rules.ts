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
  /** Paid in terms: nothing is withheld or billed until the year is settled (docs/domain.md). */
  readonly inTermijnen: boolean;
}

/**
 * Computes a person's own risk for a brand and year: the applicable amount (by days, from the month
 * after the 18th birthday), its usage, and the rest. A child has none, even before the amounts of
 * the year are known. Undefined when they are unknown for a person of age, or when the person was
 * not insured with the brand in that year.
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
  // Clamped, because a year that was shortened after judging can have more usage than own risk.
  const remaining = Math.max(0, verplicht + voluntary - used);
  return { verplicht, voluntary, used, remaining, inTermijnen };
}

/** Insured days of a year with a brand, both ends included (`yyyy-mm-dd`), and its own risk. */
export interface BrandDays {
  readonly merk: Brand;
  readonly van: string;
  readonly totEnMet: string;
  readonly bedrag: Cents;
}

/**
 * Returns per brand the first and last insured day in a year, in order. They explain why own risk,
 * which is computed by days (docs/domain.md), is less than that of a whole year, or exists for two
 * brands. Brands with unknown own risk are left out.
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
