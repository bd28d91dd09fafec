import type { Brand } from '@mijn/domain/brands';
import type { Device } from './device.ts';

const minute = 60_000;

/** Lifetime of a session (docs/decisions.md §3), in milliseconds. */
export const sessieDuration = {
  inactive: 15 * minute,
  atMost: 120 * minute,
  renewAfter: minute,
} as const;

export interface Sessie {
  readonly idHash: Buffer;
  readonly bsn: string;
  /** Marks of its person in documents; new documents use the first (ADR 0095). */
  readonly marks: readonly [string, ...string[]];
  readonly niveau: number;
  readonly merk: Brand;
  readonly lastInput: Date;
  /** Absolute expiry. */
  readonly ends: Date;
  /** Notices dismissed until the session ends (docs/decisions.md §2). */
  readonly dismissed: readonly string[];
}

/** Where a session is valid: at its brand, and either in a browser or in the native app. */
export interface SessieScope {
  readonly merk: Brand;
  readonly isNative: boolean;
}

export type LoggedInPerson = Pick<Sessie, 'bsn' | 'niveau'> & SessieScope;

export interface OwnSessie extends Device {
  readonly since: Date;
  readonly lastInput: Date;
  readonly isThis: boolean;
}
