import type { Brand } from '@mijn/domain/brands';
import type { Device } from './device.ts';

const minute = 60_000;

/** How long a session lives (docs/decisions.md §3), in milliseconds. */
export const sessieDuration = {
  inactive: 15 * minute,
  atMost: 120 * minute,
  renewAfter: minute,
} as const;

/** A living session. */
export interface Sessie {
  readonly idHash: Buffer;
  readonly bsn: string;
  /** By which its documents say whose they are: the first is given to new ones (ADR 0095). */
  readonly marks: readonly [string, ...string[]];
  readonly niveau: number;
  readonly merk: Brand;
  readonly lastInput: Date;
  /** When it ends, whatever the person does. */
  readonly ends: Date;
  /** Notices that were put aside, until the session ends (docs/decisions.md §2). */
  readonly dismissed: readonly string[];
}

/** Where a session counts: at its brand, and in a browser or in the native app, never in both. */
export interface SessiePlace {
  readonly merk: Brand;
  readonly isNative: boolean;
}

/** Who has logged in, and where. */
export type LoggedInPerson = Pick<Sessie, 'bsn' | 'niveau'> & SessiePlace;

/** A session as its person sees it in the list of their own. */
export interface OwnSessie extends Device {
  readonly since: Date;
  readonly lastInput: Date;
  /** The one that asks. */
  readonly isThis: boolean;
}
