import { isDay } from '@mijn/domain/datum';
import { isObject } from '@mijn/domain/isObject';

/** Reads a property of a value from the wire; undefined when it is absent. */
export function read(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((in_, name) => (isObject(in_) ? in_[name] : undefined), value);
}

/** Reads a string of a value from the wire; undefined when it is absent or empty. */
export function parseText(value: unknown, ...path: readonly string[]): string | undefined {
  const found = read(value, ...path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** Reads a date (`yyyy-mm-dd`) of a value from the wire; undefined when it is invalid. */
export function parseDay(value: unknown, ...path: readonly string[]): string | undefined {
  const found = parseText(value, ...path);
  return found !== undefined && isDay(found) ? found : undefined;
}

/** Reads a list of a value from the wire; empty when it is none. */
export function parseList(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found: unknown = read(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** Returns an amount in integer cents; undefined when it is none. */
export function parseCents(value: unknown, name: string): number | undefined {
  const cents = read(value, name);
  return typeof cents === 'number' && Number.isSafeInteger(cents) && cents >= 0 ? cents : undefined;
}
