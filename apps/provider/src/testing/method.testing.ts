/** A method of a package with unknown parameters. */
export type Method = (this: unknown, ...what: unknown[]) => unknown;

/** Tells whether a value is a function. */
export function isMethod(value: unknown): value is Method {
  return typeof value === 'function';
}

/**
 * Returns a method of a class of pg, so that a test can wrap it.
 * @throws Error when there is none.
 */
export function methodOf(prototype: object, name: string): Method {
  const real: unknown = Reflect.get(prototype, name);
  if (!isMethod(real)) throw new Error('pg has changed');
  return real;
}
