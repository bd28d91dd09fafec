import { parseText, read } from './parse.ts';

/** A message of the insurer about a file or a claim (§3). */
export interface Melding {
  readonly code: string;
  readonly level: 'error' | 'info' | 'warn';
  readonly message: string;
  /** The form field that it is about, if the insurer tells. */
  readonly veld: string | undefined;
}

/**
 * Parses messages (`messages` of §3). An unknown level counts as an error, because stopping is safer than
 * losing a claim.
 */
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
