import type { Row, RowWord } from './rows.rules.ts';

/** A value with the words that it was read from. */
export interface ReadValue<T> {
  readonly value: T;
  readonly row: Row;
  readonly words: readonly RowWord[];
}

/** A value that a field may have, and how much speaks for it. */
export interface Candidate<T> extends ReadValue<T> {
  readonly score: number;
}

/** What speaks for or against a candidate: whether, or how much. */
export type Signals<Name extends string> = Readonly<
  Partial<Record<Name, boolean | number | undefined>>
>;

/** The score of these signals by the weights of a field. */
export function weigh<Name extends string>(
  weights: Readonly<Record<Name, number>>,
  signals: Signals<Name>,
): number {
  let score = 0;
  for (const name in weights) score += weights[name] * Number(signals[name] ?? 0);
  return score;
}

/** The best candidate, and by how much it is better than the best one with another value. */
export interface Choice<T> {
  readonly best: Candidate<T>;
  readonly margin: number;
}

/** Chooses the candidate with the highest score, the first of equals; none below `least`. */
export function choose<T>(
  candidates: readonly Candidate<T>[],
  least: number,
  isSame: (one: T, other: T) => boolean = Object.is,
): Choice<T> | undefined {
  let best: Candidate<T> | undefined;
  for (const one of candidates) if (!best || one.score > best.score) best = one;
  if (!best || best.score < least) return undefined;
  const { value, score } = best;
  const others = candidates.filter((one) => !isSame(one.value, value));
  return { best, margin: score - Math.max(least - 1, ...others.map((one) => one.score)) };
}
