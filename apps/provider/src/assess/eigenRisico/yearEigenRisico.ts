import type { Brand } from '@mijn/domain/brands';
import type { Cents } from '@mijn/domain/money';
import type { EigenRisicoAmount, VerzekerdePerson, InsurancePeriod } from '../shapes.ts';

/** Own risk of a person with a brand in a year, in cents; both amounts are whole euros. */
export interface YearlyEigenRisico {
  readonly verplicht: Cents;
  readonly voluntary: Cents;
  readonly maximumPerTreatment: Cents | null;
}

/** Own risk of that brand and year is unknown, so the claim has to wait. */
export class UnknownEigenRisicoError extends Error {
  constructor(brand: Brand, year: number) {
    super(`No own risk known for ${brand} in ${year}`);
    this.name = 'UnknownEigenRisicoError';
  }
}

/** Returns the same day (`yyyy-mm-dd`) some years later; 1 March for 29 February in a common year. */
export function yearsLater(day: string, years: number): string {
  const { year, month, day: dayOfMonth } = Temporal.PlainDate.from(day);
  const firstOfMonth = Temporal.PlainDate.from({ year: year + years, month, day: 1 });
  return firstOfMonth.add({ days: dayOfMonth - 1 }).toString();
}

/**
 * Returns the day (`yyyy-mm-dd`) from which a person owes premium and own risk: the first of the month
 * after their 18th birthday, also when that is itself a first (docs/domain.md).
 */
export function adultFrom(birthDate: string): string {
  const eighteen = Temporal.PlainDate.from(yearsLater(birthDate, 18));
  return eighteen.with({ day: 1 }).add({ months: 1 }).toString();
}

/**
 * Tells whether a person owes no own risk in a whole calendar year, which includes a person who turns
 * 18 in December.
 */
export function isMinorAllYear(birthDate: string, year: number): boolean {
  return adultFrom(birthDate) > `${year}-12-31`;
}

/** Returns the days of a calendar year in the period, from `fromDay` on. */
function daysInYear(period: InsurancePeriod, year: number, fromDay: string): number {
  const begin = [period.validFrom, fromDay, `${year}-01-01`].toSorted().at(-1) ?? period.validFrom;
  const end = [period.validUntil ?? '9999-12-31', `${year + 1}-01-01`].toSorted()[0] ?? begin;
  if (begin >= end) return 0;
  return Temporal.PlainDate.from(begin).until(Temporal.PlainDate.from(end)).days;
}

/** Returns a yearly amount for a part of its days, in cents, rounded to whole euros (docs/domain.md). */
function toDays(centsTimesDays: number, year: number): number {
  const days = Temporal.PlainDate.from({ year: year, month: 1, day: 1 }).daysInYear;
  return Math.round(centsTimesDays / days / 100) * 100;
}

/**
 * Computes own risk of a person with a brand in a calendar year, cents: by insured days since own risk
 * began for them, rounded to whole euros (docs/domain.md). Zero without such days. A brand that counts
 * from the birthday has a larger amount, although care before the start still bears none.
 * @throws UnknownEigenRisicoError when such days exist and the year is not in the data.
 */
export function eigenRisicoOfYear(
  person: VerzekerdePerson,
  brand: Brand,
  year: number,
  amounts: readonly EigenRisicoAmount[],
): YearlyEigenRisico {
  const periods = person.insurances.filter((period) => period.merk === brand);
  const begin = adultFrom(person.geboorteDatum);
  if (periods.every((period) => daysInYear(period, year, begin) === 0)) {
    return { verplicht: 0, voluntary: 0, maximumPerTreatment: null };
  }
  const amount = amounts.find((row) => row.merk === brand && row.jaar === year);
  if (!amount) throw new UnknownEigenRisicoError(brand, year);
  const from = amount.fromBirthday ? yearsLater(person.geboorteDatum, 18) : begin;
  const parts = periods.map((periode) => ({ periode, days: daysInYear(periode, year, from) }));
  const days = parts.reduce((sum, part) => sum + part.days, 0);
  const weighted = parts.reduce((sum, { periode, days: n }) => {
    return sum + n * periode.voluntaryEigenRisico;
  }, 0);
  return {
    verplicht: toDays(amount.verplicht * days, year),
    voluntary: amount.voluntaryPossible ? toDays(weighted, year) : 0,
    maximumPerTreatment: amount.maximumPerTreatment,
  };
}
