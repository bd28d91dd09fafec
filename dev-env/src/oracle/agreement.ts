import { eurosToCents, parseEuros } from '@mijn/domain/money';
import type { DayAnswers, ViewerAnswers } from './answers.ts';

/** What one answer says, under a name for it: `{ bedrag: 3850 }`. */
export type Said = Readonly<Record<string, unknown>>;

/** Two answers that contradict, and what they are about. */
export interface Found {
  readonly about: string;
  readonly one: Said;
  readonly other: Said;
}

/** Two answers that contradict, with who got them, when, and by which rule. */
export interface Contradiction extends Found {
  readonly rule: string;
  readonly who: string;
  readonly day: string;
}

/** Looks at the answers to one persona on one day (`yyyy-mm-dd`). */
export type ViewerRule = (viewer: ViewerAnswers, day: string) => Iterable<Found>;

/** Looks at the answers to everybody on one day. */
export type DayRule = (answers: DayAnswers) => Iterable<Found & { readonly who: string }>;

/** Looks at the answers to one persona on two days, the earlier first. */
export type CourseRule = (
  before: ViewerAnswers,
  after: ViewerAnswers,
  days: { readonly before: string; readonly after: string },
) => Iterable<Found>;

/** A kind of agreement: its rules by name. */
export type Rules<Rule> = Readonly<Record<string, Rule>>;

/** Finds that two answers differ; each with one name, amounts in cents. */
export function* agree(about: string, one: Said, other: Said): Iterable<Found> {
  const [first, second] = [one, other].map((said) => JSON.stringify(Object.values(said)));
  if (first !== second) yield { about, one, other };
}

/** Finds that what one answer says cannot be beside what another says. */
export function* fits(about: string, holds: boolean, one: Said, other: Said): Iterable<Found> {
  if (!holds) yield { about, one, other };
}

/** An amount of the contract in whole cents; NaN where none is said, which agrees with nothing. */
export function cents(euros: number | null | undefined): number {
  return euros === null || euros === undefined ? Number.NaN : eurosToCents(parseEuros(euros));
}

/** Amounts of the contract added up, whole cents. */
export function sum(amounts: Iterable<number | null | undefined>): number {
  let total = 0;
  for (const amount of amounts) total += cents(amount);
  return total;
}

/** Whether this persona pays for a policy: invoices and payment requests are theirs. */
export function paysPolis({ relatie }: ViewerAnswers): boolean {
  return relatie.indicatorenRedenen.every(
    ({ redenen }) => !redenen.includes('GeenVerzekeringsnemer'),
  );
}

/** The days (`yyyy-mm-dd`) from one to another. */
export function daysBetween(from: string, until: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until)).days;
}
