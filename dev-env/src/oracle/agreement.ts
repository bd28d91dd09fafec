import { eurosToCents, parseEuros } from '@mijn/domain/money';
import type { DayAnswers, ViewerAnswers } from './ask.ts';

/** Two answers about one thing that contradict each other. */
export interface Found {
  readonly about: string;
  readonly one: unknown;
  readonly other: unknown;
}

/** Compares the answers to one persona on one day (`yyyy-mm-dd`). */
export type ViewerRule = (viewer: ViewerAnswers, day: string) => readonly Found[];

/** Compares the answers to all personas on one day. */
export type DayRule = (answers: DayAnswers) => readonly Found[];

/** Compares the answers to one persona on two days (`yyyy-mm-dd`). */
export type CourseRule = (
  before: ViewerAnswers,
  after: ViewerAnswers,
  days: { readonly before: string; readonly after: string },
) => readonly Found[];

export type Rules<Rule> = Readonly<Record<string, Rule>>;

/** Returns a contradiction if two values differ as JSON. */
export function equal(about: string, one: unknown, other: unknown): Found[] {
  return JSON.stringify(one) === JSON.stringify(other) ? [] : [{ about, one, other }];
}

/** Returns a contradiction if two answers do not fit together. */
export function fits(about: string, holds: boolean, one: unknown, other?: unknown): Found[] {
  return holds ? [] : [{ about, one, other }];
}

/** Returns the contradictions between two lists whose order has no meaning. */
export function sameSet(about: string, one: Iterable<string>, other: Iterable<string>): Found[] {
  const [here, there] = [new Set(one), new Set(other)];
  return equal(
    about,
    [...here.difference(there)].toSorted(),
    [...there.difference(here)].toSorted(),
  );
}

/** Returns some fields of an answer, for comparison; undefined without an answer. */
export function pick<T extends object>(answer: T | undefined, ...names: readonly (keyof T)[]) {
  return answer && names.map((name) => answer[name]);
}

/** Converts the contract's euros to cents; NaN if absent. */
export function cents(euros: number | null | undefined): number {
  return euros === null || euros === undefined ? Number.NaN : eurosToCents(parseEuros(euros));
}

/** Adds up the contract's euros, in cents. */
export function sum(amounts: Iterable<number | null | undefined>): number {
  return total(Array.from(amounts, cents));
}

/** Adds up cents. */
export function total(amounts: Iterable<number>): number {
  let all = 0;
  for (const amount of amounts) all += amount;
  return all;
}

/** Returns the year of a day (`yyyy-mm-dd`). */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** Returns the number of days between two days (`yyyy-mm-dd`). */
export function daysBetween(from: string, until: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until)).days;
}

/** Returns whether this persona pays for a policy, and so has invoices and payment requests. */
export function paysPolis({ relatie }: ViewerAnswers): boolean {
  return relatie.indicatorenRedenen.every(
    ({ redenen }) => !redenen.includes('GeenVerzekeringsnemer'),
  );
}
