import type { Row, RowWord } from './rows.rules.ts';

/** A value with the words that it was read from. */
export interface ReadValue<T> {
  readonly value: T;
  readonly row: Row;
  readonly words: readonly RowWord[];
}

/** A possible value of a field, with its score. */
export interface Candidate<T> extends ReadValue<T> {
  readonly score: number;
}

/** Strength of each signal of a candidate: a boolean, or a number. */
export type Signals<Name extends string> = Readonly<
  Partial<Record<Name, boolean | number | undefined>>
>;

/** Sums the weights of the signals. */
export function sumWeights<Name extends string>(
  weights: Readonly<Record<Name, number>>,
  signals: Signals<Name>,
): number {
  let score = 0;
  for (const name in weights) score += weights[name] * Number(signals[name] ?? 0);
  return score;
}

/** The best candidate, with its lead over the best one with another value. */
export interface Choice<T> {
  readonly best: Candidate<T>;
  readonly margin: number;
}

/** Chooses the first candidate with the highest score; undefined when it is below `least`. */
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
