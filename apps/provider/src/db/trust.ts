/** A type with all of its parts. */
type Whole<T> = { [Part in keyof T]: T[Part] };

/**
 * Takes a value for what it is said to be: nothing checks it, here or in the compiler. Only where the type of many
 * values is told beside them and not by them (rows by their statement, the fields of a table in a loop); each place
 * says who promises it. What comes from outside is narrowed by a guard or a shape of the contract instead.
 */
export function trust<Told>(value: unknown): Whole<Told>;
export function trust(value: unknown): unknown {
  return value;
}
