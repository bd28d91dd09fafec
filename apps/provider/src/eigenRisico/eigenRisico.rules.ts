import type { Brand } from '@mijn/domain/brands';
import type { Cents } from '@mijn/domain/money';
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
  if (!facts.bedrag && !isMinorAllYear(facts.geboortedatum, year)) return undefined;
  const person = { geboorteDatum: facts.geboortedatum, insurances: facts.insurances };
  const amounts = facts.bedrag ? [facts.bedrag] : [];
  const { verplicht, voluntary } = eigenRisicoOfYear(person, brand, year, amounts);
  const { used, inTermijnen } = facts;
  // A shorter year than was judged with leaves less than was used: never below zero.
  const remaining = Math.max(0, verplicht + voluntary - used);
  return { verplicht, voluntary, used, remaining, inTermijnen };
}

function isInsuredIn({ insurances }: EigenRisicoFacts, brand: Brand, year: number): boolean {
  return insurances.some(
    (period) =>
      period.merk === brand &&
      period.validFrom < `${year + 1}-01-01` &&
      (period.validUntil === null || period.validUntil > `${year}-01-01`),
  );
}
