/** A type as somebody tells it. */
type Told<T> = T;

/**
 * Takes a value for what it is said to be: nothing checks it, here or in the compiler. Only where the type of a value
 * is told beside it and not by it (what a loader brings, what gql.tada says of a text); each place says who promises
 * it. What comes from outside is narrowed by a guard instead.
 */
export function trust<T>(value: unknown): Told<T>;
export function trust(value: unknown): unknown {
  return value;
}
