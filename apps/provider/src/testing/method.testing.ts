/** A method of a package, whatever it takes: called by `call`, with the object it is of. */
export type Method = (this: unknown, ...what: unknown[]) => unknown;

/** Tells whether something is a function. */
export function isMethod(value: unknown): value is Method {
  return typeof value === 'function';
}

/**
 * The method of this name as a class of pg has it, so that a test can put something round it.
 * @throws Error when there is none.
 */
export function methodOf(prototype: object, name: string): Method {
  const real: unknown = Reflect.get(prototype, name);
  if (!isMethod(real)) throw new Error('pg has changed');
  return real;
}
