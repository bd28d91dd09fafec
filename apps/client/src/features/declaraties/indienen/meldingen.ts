/** A message of the insurer about a file or a claim (§3). */
export interface Melding {
  readonly code: string;
  readonly level: 'error' | 'info' | 'warn';
  readonly message: string;
  /** The form field it is about, where the insurer tells. */
  readonly veld: string | undefined;
}

function isObject(waarde: unknown): waarde is Readonly<Record<string, unknown>> {
  return typeof waarde === 'object' && waarde !== null;
}

/** Reads a property of something that came over the wire; undefined when it is not there. */
export function lees(waarde: unknown, ...pad: readonly string[]): unknown {
  return pad.reduce<unknown>((in_, naam) => (isObject(in_) ? in_[naam] : undefined), waarde);
}

/** Reads a text of something that came over the wire; undefined when it is no text. */
export function leesTekst(waarde: unknown, ...pad: readonly string[]): string | undefined {
  const gevonden = lees(waarde, ...pad);
  return typeof gevonden === 'string' && gevonden !== '' ? gevonden : undefined;
}

/** Reads a list of something that came over the wire; empty when it is no list. */
export function leesLijst(waarde: unknown, ...pad: readonly string[]): readonly unknown[] {
  const gevonden: unknown = lees(waarde, ...pad);
  return Array.isArray(gevonden) ? gevonden : [];
}

/** Reads messages (`messages` of §3). A level that we do not know counts as an error: better stop than lose. */
export function leesMeldingen(lijst: readonly unknown[]): readonly Melding[] {
  return lijst.map((een) => {
    const level = lees(een, 'level');
    return {
      code: leesTekst(een, 'code') ?? '',
      level: level === 'info' || level === 'warn' ? level : 'error',
      message: leesTekst(een, 'message') ?? '',
      veld: leesTekst(een, 'veld'),
    };
  });
}
