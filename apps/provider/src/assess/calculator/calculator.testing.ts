/**
 * Independent calculation of the division of costs, written from docs/decisions.md §6 and
 * docs/domain.md only, without code or methods of the engine. The engine keeps counters; this adds up
 * the whole year again after every line, bounds the sum, and attributes the difference to the line.
 * Cents; days as `yyyy-mm-dd`; integers only, halves are rounded up.
 */

import {
  beginsFor,
  birthday,
  dueOfYear,
  type Insured,
  divideRounded,
  limitOrInfinity,
  partsOf,
  serial,
  sum,
  isInPeriod,
  type YearAmount,
} from './calculatorYear.testing.ts';

export interface Rule {
  readonly merk: string;
  readonly pakket: string;
  readonly zorgsoort: string;
  readonly validFrom: string;
  readonly validUntil: string | null;
  readonly ageFrom: number;
  readonly ageUntil: number;
  readonly percentage: number;
  readonly maximumYear: number | null;
  readonly bijdragePercentage: number;
  readonly fixedBijdrage: number;
  readonly yearlyBijdrageMaximum: number | null;
  readonly eigenRisico: boolean;
}

export interface Bill {
  readonly zorgsoort: string;
  readonly behandelDatum: string;
  readonly bedrag: number;
  readonly submittedOn: string;
}

/** Inputs of the calculation; `inTermijnen` as `ZZ/2026`. */
export interface Circumstances {
  readonly person: Insured;
  readonly rules: readonly Rule[];
  readonly amounts: readonly YearAmount[];
  readonly inTermijnen: readonly string[];
}

export interface Shares {
  readonly notCovered: number;
  readonly wettelijkeBijdrage: number;
  readonly compulsoryEigenRisico: number;
  readonly voluntaryEigenRisico: number;
  readonly inTermijnen: number;
  readonly uitgekeerd: number;
}

interface Covered {
  readonly bill: Bill;
  readonly rule: Rule;
  readonly jaar: number;
}

function ruleFor(bill: Bill, { person, rules }: Circumstances): Rule | undefined {
  const { behandelDatum: day, submittedOn } = bill;
  const insurance = person.insurances.find((one) => isInPeriod(day, one.validFrom, one.validUntil));
  if (!insurance) return undefined;
  // Three years back; 28 February for 29 February.
  const [year, month, date] = partsOf(submittedOn);
  const limit = `${year - 3}-${String(month).padStart(2, '0')}-${month === 2 && date === 29 ? 28 : date}`;
  if (serial(day) < serial(limit)) return undefined;
  const fits = rules.filter(
    (rule) =>
      rule.merk === insurance.merk &&
      rule.zorgsoort === bill.zorgsoort &&
      ['BASIS', insurance.aanvullend].includes(rule.pakket) &&
      isInPeriod(day, rule.validFrom, rule.validUntil) &&
      birthday(person.geboorteDatum, rule.ageFrom) <= serial(day) &&
      serial(day) < birthday(person.geboorteDatum, rule.ageUntil),
  );
  return fits.find(({ pakket }) => pakket === 'BASIS') ?? fits[0];
}

const sameBudget = (one: Covered, other: Covered): boolean =>
  one.jaar === other.jaar &&
  one.rule.merk === other.rule.merk &&
  one.rule.pakket === other.rule.pakket &&
  one.rule.zorgsoort === other.rule.zorgsoort;

// Covered amount and statutory contribution per bill, as the growth of a bounded sum.
function coveredParts(
  bills: readonly Covered[],
): { covered: number; wettelijkeBijdrage: number }[] {
  const asked: number[] = [];
  return bills.map((one, i) => {
    const same = bills.slice(0, i + 1).filter((other) => sameBudget(one, other));
    const shares = same.map(({ bill, rule }) => divideRounded(bill.bedrag * rule.percentage, 100));
    const bound = (all: readonly number[]) =>
      Math.min(sum(all), limitOrInfinity(one.rule.maximumYear));
    const covered = bound(shares) - bound(shares.slice(0, -1));
    const { bijdragePercentage, fixedBijdrage, yearlyBijdrageMaximum } = one.rule;
    asked[i] = Math.min(covered, fixedBijdrage + divideRounded(covered * bijdragePercentage, 100));
    const before = asked.slice(0, i).filter((_, k) => sameBudget(one, bills[k] ?? one));
    const limit = (all: readonly number[]) =>
      Math.min(sum(all), limitOrInfinity(yearlyBijdrageMaximum));
    return { covered, wettelijkeBijdrage: limit([...before, asked[i]]) - limit(before) };
  });
}

function bearsEigenRisico({ bill, rule }: Covered, person: Insured): boolean {
  return (
    rule.pakket === 'BASIS' && rule.eigenRisico && serial(bill.behandelDatum) >= beginsFor(person)
  );
}

// Own risk per bill, ignoring the maximum of the year.
function basesOf(
  covered: readonly Covered[],
  parts: ReturnType<typeof coveredParts>,
  circumstances: Circumstances,
): number[] {
  return covered.map((one, i) => {
    const part = parts[i] ?? nothing;
    const { cap } = dueOfYear(circumstances, one.rule.merk, one.jaar);
    const bears = bearsEigenRisico(one, circumstances.person);
    return bears ? Math.min(cap, part.covered - part.wettelijkeBijdrage) : 0;
  });
}

const nothing = { covered: 0, wettelijkeBijdrage: 0 };

const sameYear = (one: Covered, other: Covered): boolean =>
  one.jaar === other.jaar && one.rule.merk === other.rule.merk;

/** Returns the division of each bill of one person, in order of arrival; null: refused. */
export function calculate(
  bills: readonly Bill[],
  circumstances: Circumstances,
): readonly (Shares | null)[] {
  const found = bills.map((bill) => {
    const rule = ruleFor(bill, circumstances);
    return rule ? { bill, rule, jaar: partsOf(bill.behandelDatum)[0] } : null;
  });
  const covered = found.filter((one) => one !== null);
  const parts = coveredParts(covered);
  const bases = basesOf(covered, parts, circumstances);
  const shares = covered.map((one, i): Shares => {
    const part = parts[i] ?? nothing;
    const due = dueOfYear(circumstances, one.rule.merk, one.jaar);
    const usedUpTo = (end: number): { verplicht: number; voluntary: number } => {
      const all = sum(bases.slice(0, end).filter((_, k) => sameYear(one, covered[k] ?? one)));
      const verplicht = Math.min(all, due.verplicht);
      return { verplicht, voluntary: Math.min(all - verplicht, due.voluntary) };
    };
    const [before, after] = [usedUpTo(i), usedUpTo(i + 1)];
    const compulsoryEigenRisico = after.verplicht - before.verplicht;
    const voluntaryEigenRisico = after.voluntary - before.voluntary;
    const own = compulsoryEigenRisico + voluntaryEigenRisico;
    const isInTermijnen = circumstances.inTermijnen.includes(`${one.rule.merk}/${one.jaar}`);
    const inTermijnen = isInTermijnen ? own : 0;
    return {
      notCovered: one.bill.bedrag - part.covered,
      wettelijkeBijdrage: part.wettelijkeBijdrage,
      compulsoryEigenRisico,
      voluntaryEigenRisico,
      inTermijnen,
      uitgekeerd: part.covered - part.wettelijkeBijdrage - own + inTermijnen,
    };
  });
  return found.map((one) => (one ? (shares[covered.indexOf(one)] ?? null) : null));
}
