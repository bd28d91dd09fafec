import { isDay } from '@mijn/domain/datum';
import { isObject } from '@mijn/domain/isObject';

/** Reads a property of something that came over the wire; undefined when it is not there. */
export function read(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((in_, name) => (isObject(in_) ? in_[name] : undefined), value);
}

/** Reads a text of something that came over the wire; undefined when it is no text. */
export function parseText(value: unknown, ...path: readonly string[]): string | undefined {
  const found = read(value, ...path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** Reads a day (`yyyy-mm-dd`) of something that came over the wire; undefined when it is none. */
export function parseDay(value: unknown, ...path: readonly string[]): string | undefined {
  const found = parseText(value, ...path);
  return found !== undefined && isDay(found) ? found : undefined;
}

/** Reads a list of something that came over the wire; empty when it is no list. */
export function parseList(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found: unknown = read(value, ...path);
  return Array.isArray(found) ? found : [];
}
