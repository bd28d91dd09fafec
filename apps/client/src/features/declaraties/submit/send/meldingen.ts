/** A message of the insurer about a file or a claim (§3). */
export interface Melding {
  readonly code: string;
  readonly level: 'error' | 'info' | 'warn';
  readonly message: string;
  /** The form field it is about, where the insurer tells. */
  readonly veld: string | undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Reads a property of something that came over the wire; undefined when it is not there. */
export function read(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((in_, name) => (isObject(in_) ? in_[name] : undefined), value);
}

/** Reads a text of something that came over the wire; undefined when it is no text. */
export function parseText(value: unknown, ...path: readonly string[]): string | undefined {
  const found = read(value, ...path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** Reads a list of something that came over the wire; empty when it is no list. */
export function parseList(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found: unknown = read(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** Reads messages (`messages` of §3). A level that we do not know counts as an error: better stop than lose. */
export function parseMeldingen(list: readonly unknown[]): readonly Melding[] {
  return list.map((one) => {
    const level = read(one, 'level');
    return {
      code: parseText(one, 'code') ?? '',
      level: level === 'info' || level === 'warn' ? level : 'error',
      message: parseText(one, 'message') ?? '',
      veld: parseText(one, 'veld'),
    };
  });
}
