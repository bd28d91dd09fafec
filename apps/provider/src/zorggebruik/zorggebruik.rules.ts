import type { Zorggebruik } from '@mijn/contract/zorggebruik';
import type { DekkingDetails, InsurancePeriod } from '../assess/shapes.ts';
import { yearsLater } from '../assess/eigenRisico/yearEigenRisico.ts';
import type { UsageOfPerson, UsedRow } from './zorggebruik.queries.ts';

/** Usage of a shared budget by one person, in its unit; null: hidden from the caller. */
export interface Share {
  readonly person: UsageOfPerson;
  readonly used: number | null;
}

/**
 * A budget of a year (§3), in treatments or cents. Null values are hidden from the caller
 * (docs/decisions.md §2).
 */
export interface Budget {
  readonly code: string;
  readonly name: string;
  readonly unit: Zorggebruik['volumeEenheid'];
  readonly total: number;
  readonly used: number | null;
  readonly remaining: number | null;
  readonly isUsable: boolean | null;
  readonly unusable: NonNullable<Zorggebruik['redenOnbruikbaar']> | null;
  readonly hidden: NonNullable<Zorggebruik['redenAfgeschermd']> | null;
  readonly isShared: boolean;
  /** First day of this budget in the year (`yyyy-mm-dd`). */
  readonly from: string;
  /** First day without this budget (`yyyy-mm-dd`); null: no end. */
  readonly until: string | null;
  /** Day on which the last line was judged, `yyyy-mm-dd`; null: none, or hidden. */
  readonly last: string | null;
  readonly shares: readonly Share[];
  readonly parts: readonly Budget[];
}

/** Requested year, and the insurer's day (`yyyy-mm-dd`). */
interface When {
  readonly year: number;
  readonly today: string;
}

type Covered = Pick<UsedRow, 'merk' | 'pakket' | 'zorgsoort'>;

const isOf =
  ({ merk, pakket, zorgsoort }: Covered) =>
  (row: Covered): boolean =>
    row.merk === merk && row.pakket === pakket && row.zorgsoort === zorgsoort;

const toCode = (pakket: string, name: string): string =>
  `${pakket}-${name}`.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '-');

/** Returns the part of a calendar year in which an insurance is valid; the end is exclusive. */
function inYear({ validFrom, validUntil }: InsurancePeriod, year: number): [string, string] | null {
  const from = validFrom > `${year}-01-01` ? validFrom : `${year}-01-01`;
  const next = `${year + 1}-01-01`;
  const until = validUntil !== null && validUntil < next ? validUntil : next;
  return from < until ? [from, until] : null;
}

interface Ages {
  readonly ageFrom: number;
  readonly ageUntil: number;
}

const isOfAge = (
  birth: string,
  { ageFrom, ageUntil }: Ages,
  from: string,
  until: string,
): boolean => yearsLater(birth, ageFrom) < until && from < yearsLater(birth, ageUntil);

const isOfAgeThroughout = (birth: string, ages: Ages, from: string, until: string): boolean =>
  yearsLater(birth, ages.ageFrom) <= from && until <= yearsLater(birth, ages.ageUntil);

/** A limited cover of a person in the year, in its last version, and its validity (`yyyy-mm-dd`). */
interface Held {
  readonly dekking: DekkingDetails;
  readonly polisnummer: string;
  readonly from: string;
  /** First day on which it is no longer valid for this person; null: no end. */
  readonly until: string | null;
}

// The basic insurance takes precedence: care that it covers all year uses nothing of a package.
function heldIn(person: UsageOfPerson, dekkingen: readonly DekkingDetails[], year: number): Held[] {
  const { geboortedatum: birth } = person;
  const held = person.insurances.flatMap((insurance) => {
    const [from, until] = inYear(insurance, year) ?? [];
    if (from === undefined || until === undefined) return [];
    const valid = dekkingen.filter(
      ({ merk, validFrom, validUntil }) =>
        merk === insurance.merk && validFrom < until && (validUntil === null || validUntil > from),
    );
    const paidByBasis = (zorgsoort: string): boolean =>
      valid.some(
        (one) =>
          one.pakket === 'BASIS' &&
          one.zorgsoort === zorgsoort &&
          isOfAgeThroughout(birth, one, from, until),
      );
    return valid
      .filter(
        (one) =>
          (one.maximumYear !== null || one.maximumTreatments !== null) &&
          (one.pakket === 'BASIS' ||
            (one.pakket === insurance.aanvullend && !paidByBasis(one.zorgsoort))) &&
          isOfAge(birth, one, from, until),
      )
      .map((dekking) => ({
        dekking,
        polisnummer: insurance.polisnummer,
        from,
        until: insurance.validUntil,
      }));
  });
  // Shared budgets are separate per policy; personal ones move along to the next policy.
  const isSameBudget =
    (one: Held) =>
    (other: Held): boolean =>
      isOf(other.dekking)(one.dekking) &&
      (one.dekking.shared === null || one.polisnummer === other.polisnummer);
  return held
    .filter((one, i) => !held.slice(i + 1).some(isSameBudget(one)))
    .map((one) => ({ ...one, from: firstDayOf(held.filter(isSameBudget(one))) ?? one.from }));
}

const firstDayOf = (held: readonly Held[]): string | undefined =>
  held.map(({ from }) => from).toSorted()[0];

function lastOf(rows: readonly UsedRow[]): string | null {
  return (
    rows
      .map(({ last }) => last)
      .toSorted()
      .at(-1) ?? null
  );
}

function usability(
  remaining: number | null,
  until: string | null,
  { year, today }: When,
): Pick<Budget, 'isUsable' | 'unusable'> {
  if (remaining === null) return { isUsable: null, unusable: null };
  if (remaining === 0) return { isUsable: false, unusable: null };
  if (today > `${year}-12-31`) return { isUsable: false, unusable: 'periodeVoorbij' };
  if (until !== null && until <= today) return { isUsable: false, unusable: 'nietMeerVerzekerd' };
  return { isUsable: true, unusable: null };
}

function ownBudget(person: UsageOfPerson, { dekking, from, until }: Held, when: When): Budget {
  const { pakket, zorgsoort, maximumTreatments } = dekking;
  const total = maximumTreatments ?? dekking.maximumYear ?? 0;
  const rows = person.used?.filter(isOf(dekking)) ?? [];
  const counted = rows.reduce(
    (sum, row) => sum + (maximumTreatments === null ? row.covered : row.aantal),
    0,
  );
  // A line with several treatments may exceed the budget; only the remaining ones are covered.
  const used = person.used === null ? null : Math.min(total, counted);
  const remaining = used === null ? null : total - used;
  return {
    code: toCode(pakket, zorgsoort),
    name: zorgsoort,
    unit: maximumTreatments === null ? 'Bedrag' : 'Aantal',
    total,
    used,
    remaining,
    ...usability(remaining, until, when),
    hidden: used === null ? 'zorgAfgeschermd' : null,
    isShared: false,
    from,
    until,
    last: lastOf(rows),
    shares: [{ person, used }],
    parts: [],
  };
}

/** Returns a person's usage on a policy under the covers of a shared budget, cents; null: hidden. */
function shareOf(
  person: UsageOfPerson,
  polisnummer: string,
  sharing: readonly DekkingDetails[],
): UsedRow[] | null {
  return (
    person.used?.filter(
      (row) => row.polisnummer === polisnummer && sharing.some((one) => isOf(row)(one)),
    ) ?? null
  );
}

/** Returns the people on a policy in the year, the requested person first. */
function sharersOf(
  polisnummer: string,
  people: readonly UsageOfPerson[],
  year: number,
): UsageOfPerson[] {
  return people.filter(({ insurances }) =>
    insurances.some((one) => one.polisnummer === polisnummer && inYear(one, year) !== null),
  );
}

// A part is usable while the whole has a rest; if that is hidden, usability must be hidden too.
function withinShared(part: Budget, remaining: number | null): Budget {
  if (part.isUsable !== true || (remaining !== null && remaining > 0)) return part;
  if (remaining === null) return { ...part, isUsable: null, hidden: 'gedeeldMetAnderen' };
  return { ...part, isUsable: false, unusable: 'gedeeldBudgetOp' };
}

/**
 * Returns the budget shared by everybody on a policy, with the person's own part of each kind of
 * care.
 */
function sharedBudget(
  [first, ...rest]: readonly [Held, ...Held[]],
  all: readonly UsageOfPerson[],
  dekkingen: readonly DekkingDetails[],
  when: When,
): Budget {
  const { polisnummer } = first;
  const people = sharersOf(polisnummer, all, when.year);
  const { merk, pakket, shared } = first.dekking;
  const total = shared?.maximumYear ?? 0;
  const sharing = dekkingen.filter(
    (one) => one.merk === merk && one.pakket === pakket && one.shared?.name === shared?.name,
  );
  const rows = people.map((person) => shareOf(person, polisnummer, sharing));
  const shares = people.map((person, i) => ({
    person,
    used: rows[i]?.reduce((sum, { covered }) => sum + covered, 0) ?? null,
  }));
  const sharerCount = all[0]?.sharerCounts.find((one) => one.polisnummer === polisnummer)?.aantal;
  const isWhole = people.length === sharerCount && shares.every(({ used }) => used !== null);
  const used = isWhole ? shares.reduce((sum, share) => sum + (share.used ?? 0), 0) : null;
  const remaining = used === null ? null : Math.max(0, total - used);
  const [person] = people;
  return {
    code: toCode(pakket, shared?.name ?? ''),
    name: shared?.name ?? '',
    unit: 'Bedrag',
    total,
    used,
    remaining,
    ...usability(remaining, first.until, when),
    hidden: isWhole ? null : 'gedeeldMetAnderen',
    isShared: true,
    from: first.from,
    until: first.until,
    last: isWhole ? lastOf(rows.flatMap((own) => own ?? [])) : null,
    shares,
    parts: person
      ? [first, ...rest].map((held) => withinShared(ownBudget(person, held, when), remaining))
      : [],
  };
}

/**
 * Returns the budgets of a person in a year (§3, ADR 0038), from the covers and judged lines by
 * which the next claim is judged. The set of budgets does not depend on the usage.
 * @param people everybody on the policy whom the caller may see, the person first
 */
export function budgetsOf(
  person: UsageOfPerson,
  people: readonly UsageOfPerson[],
  when: When,
): Budget[] {
  const dekkingen = person.dekkingen ?? [];
  const held = heldIn(person, dekkingen, when.year);
  const groups = Map.groupBy(
    held,
    ({ polisnummer, dekking: { merk, pakket, zorgsoort, shared } }) =>
      [merk, pakket, shared ? `shared/${polisnummer}/${shared.name}` : zorgsoort].join('/'),
  );
  const budgets = [...groups.values()].flatMap(([first, ...rest]) => {
    if (!first) return [];
    return first.dekking.shared === null
      ? [ownBudget(person, first, when)]
      : [sharedBudget([first, ...rest], people, dekkingen, when)];
  });
  return budgets.map((budget, i) => withLaterPolicy(budget, budgets.slice(i + 1), when));
}

// A budget that a later policy grants again gets its own code, and is unusable once the person is
// on the later policy.
function withLaterPolicy(budget: Budget, later: readonly Budget[], { today }: When): Budget {
  const count = later.filter(({ code }) => code === budget.code).length;
  if (count === 0) return budget;
  const code = `${budget.code}-${count + 1}`;
  if (budget.until === null || budget.until > today) return { ...budget, code };
  return { ...budget, code, isUsable: false, unusable: 'vorigePolis' };
}

function place({ remaining, total }: Budget): number {
  if (remaining === null) return 3;
  return remaining === 0 ? 2 : remaining / total;
}

/**
 * Sorts nearly used budgets first and exhausted ones after them. Hidden ones are last, by name, so
 * that their position reveals nothing.
 */
export function compareBudgets(one: Budget, other: Budget): number {
  return place(one) - place(other) || one.name.localeCompare(other.name, 'nl');
}
