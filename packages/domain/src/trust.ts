// The linter refuses a type parameter that only an answer bears: it is a cast. Here it is one, so it gets a name.
type Told<T> = T;

/**
 * Gives a value a type that the compiler cannot check. Only where something else guarantees it (a statement its rows,
 * a page's loader its data), and each call says what. Data from outside goes through a guard or a shape of the
 * contract instead.
 */
export function trust<T>(value: unknown): Told<T>;
export function trust(value: unknown): unknown {
  return value;
}
