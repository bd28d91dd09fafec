/**
 * Own risk of a year by days, for the independent calculator (ADR 0026). Cents; days as `yyyy-mm-dd`;
 * integers only, halves are rounded up.
 */

export interface YearAmount {
  readonly merk: string;
  readonly jaar: number;
  readonly verplicht: number;
  readonly voluntaryPossible: boolean;
  readonly fromBirthday: boolean;
  readonly maximumPerTreatment: number | null;
}

export interface Insured {
  readonly geboorteDatum: string;
  readonly insurances: readonly {
    readonly merk: string;
    readonly validFrom: string;
    readonly validUntil: string | null;
    readonly aanvullend: string | null;
    readonly voluntaryEigenRisico: number;
  }[];
}

const dayLength = 86_400_000;

/** Returns year, month and day of the month. */
export function partsOf(day: string): [number, number, number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

/** Returns a day as a serial number. */
export function serial(day: string): number {
  const [year, month, date] = partsOf(day);
  return Date.UTC(year, month - 1, date) / dayLength;
}

/** Returns the birthday at an age; 1 March for 29 February in a common year. */
export function birthday(birth: string, age: number): number {
  const [year, month, date] = partsOf(birth);
  return Date.UTC(year + age, month - 1, date) / dayLength;
}

function firstOfNextMonth(day: number): number {
  const date = new Date(day * dayLength);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / dayLength;
}

/**
 * Returns the start of own risk: the first of the month after the 18th birthday (docs/domain.md,
 * turning 18).
 */
export const beginsFor = ({ geboorteDatum }: Insured): number =>
  firstOfNextMonth(birthday(geboorteDatum, 18));

/** Tells whether a day is in a period; `until` is exclusive. */
export function isInPeriod(day: string, from: string, until: string | null): boolean {
  return serial(from) <= serial(day) && (until === null || serial(day) < serial(until));
}

/** Divides and rounds halves up, with integers only. */
export function divideRounded(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((all, one) => all + one, 0);
/** Returns a limit; null means infinity. */
export const limitOrInfinity = (limit: number | null): number => limit ?? Number.POSITIVE_INFINITY;

/** Returns the mandatory and voluntary own risk of a year, by days, in whole euros. */
export function dueOfYear(
  { person, amounts }: { readonly person: Insured; readonly amounts: readonly YearAmount[] },
  brand: string,
  year: number,
): { readonly verplicht: number; readonly voluntary: number; readonly cap: number } {
  const amount = amounts.find((row) => row.merk === brand && row.jaar === year);
  const begin = serial(`${year}-01-01`);
  const length = serial(`${year + 1}-01-01`) - begin;
  const daysFrom = (from: number) =>
    person.insurances
      .filter((period) => period.merk === brand)
      .map(({ validFrom, validUntil, voluntaryEigenRisico: chosen }) => {
        const last = Math.min(begin + length, serial(validUntil ?? '9999-12-31'));
        return { chosen, days: Math.max(0, last - Math.max(begin, from, serial(validFrom))) };
      });
  // A person without own risk in that year owes none, even if a brand counts days from the birthday.
  if (!amount || sum(daysFrom(beginsFor(person)).map(({ days }) => days)) === 0)
    return { verplicht: 0, voluntary: 0, cap: Number.POSITIVE_INFINITY };
  const from = amount.fromBirthday ? birthday(person.geboorteDatum, 18) : beginsFor(person);
  const counted = daysFrom(from);
  const inEuros = (weighted: number) => divideRounded(weighted, length * 100) * 100;
  return {
    verplicht: inEuros(amount.verplicht * sum(counted.map(({ days }) => days))),
    voluntary: amount.voluntaryPossible
      ? inEuros(sum(counted.map(({ chosen, days }) => chosen * days)))
      : 0,
    cap: limitOrInfinity(amount.maximumPerTreatment),
  };
}
