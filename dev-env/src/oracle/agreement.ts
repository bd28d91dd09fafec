import { eurosToCents, parseEuros } from '@mijn/domain/money';
import type { DayAnswers, ViewerAnswers } from './answers.ts';

export type ComparedValues = Readonly<Record<string, unknown>>;

export interface Found {
  readonly about: string;
  readonly one: ComparedValues;
  readonly other: ComparedValues;
}

export interface Contradiction extends Found {
  readonly rule: string;
  readonly who: string;
  readonly day: string;
}

/** Checks the responses to one persona on one day (`yyyy-mm-dd`). */
export type ViewerRule = (viewer: ViewerAnswers, day: string) => Iterable<Found>;

/** Checks the responses to all personas on one day. */
export type DayRule = (answers: DayAnswers) => Iterable<Found & { readonly who: string }>;

/** Checks the responses to one persona on two days, the earlier first. */
export type CourseRule = (
  before: ViewerAnswers,
  after: ViewerAnswers,
  days: { readonly before: string; readonly after: string },
) => Iterable<Found>;

export type Rules<Rule> = Readonly<Record<string, Rule>>;

/** Yields a contradiction if two single values differ; amounts in cents. */
export function* reportUnequal(
  about: string,
  one: ComparedValues,
  other: ComparedValues,
): Iterable<Found> {
  const [first, second] = [one, other].map((said) => JSON.stringify(Object.values(said)));
  if (first !== second) yield { about, one, other };
}

/** Yields a contradiction if two responses do not fit together. */
export function* reportInconsistent(
  about: string,
  holds: boolean,
  one: ComparedValues,
  other: ComparedValues,
): Iterable<Found> {
  if (!holds) yield { about, one, other };
}

/** Converts the contract's euros to cents; NaN if absent, which never equals anything. */
export function cents(euros: number | null | undefined): number {
  return euros === null || euros === undefined ? Number.NaN : eurosToCents(parseEuros(euros));
}

/** Sums the contract's euros to cents. */
export function sum(amounts: Iterable<number | null | undefined>): number {
  let total = 0;
  for (const amount of amounts) total += cents(amount);
  return total;
}

/** Returns whether this persona pays for a policy, and so has invoices and payment requests. */
export function paysPolis({ relatie }: ViewerAnswers): boolean {
  return relatie.indicatorenRedenen.every(
    ({ redenen }) => !redenen.includes('GeenVerzekeringsnemer'),
  );
}

/** Returns the number of days between two days (`yyyy-mm-dd`). */
export function daysBetween(from: string, until: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until)).days;
}
