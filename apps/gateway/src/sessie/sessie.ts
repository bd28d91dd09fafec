import type { Brand } from '@mijn/domain/brands';
import type { Gemachtigd } from './gemachtigd.ts';

/** Browser and system of a session, by name; empty if unknown. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

type Names = readonly (readonly [sign: RegExp, name: string])[];

// In this order, because most browsers also name their ancestors.
const browsers: Names = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: Names = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, text: string) => names.find(([sign]) => sign.test(text))?.[1] ?? '';

/** Parses a User-Agent to names of browser and system; empty if unknown. Versions are dropped. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = userAgent ?? '';
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
}

const minute = 60_000;

/** Lifetime of a session (docs/decisions.md §3), in milliseconds. */
export const sessieDuration = {
  inactive: 15 * minute,
  atMost: 120 * minute,
  renewAfter: minute,
} as const;

export interface Sessie {
  readonly idHash: Buffer;
  /** The person who is logged in, also while they act for somebody else. */
  readonly bsn: string;
  /** Set while the person acts for somebody else. */
  readonly gemachtigd?: Gemachtigd | undefined;
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

export type LoggedInPerson = Pick<Sessie, 'bsn' | 'niveau' | 'gemachtigd'> & SessieScope;

export interface OwnSessie extends Device {
  readonly since: Date;
  readonly lastInput: Date;
  readonly isThis: boolean;
}
