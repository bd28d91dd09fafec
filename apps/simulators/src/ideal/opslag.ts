import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Betaling } from './betaling.ts';

/** The payments that there are. */
export interface Opslag {
  /** Keeps a payment, instead of what was kept under its id; on disk before it returns. */
  bewaar(betaling: Betaling): void;
  vind(id: string): Betaling | undefined;
  /** The payment that was made with this Idempotency-Key. */
  vindBijSleutel(sleutel: string): Betaling | undefined;
  /** All, newest first. */
  lijst(): readonly Betaling[];
}

function leesAlle(map: string): Betaling[] {
  mkdirSync(map, { recursive: true, mode: 0o700 });
  return readdirSync(map)
    .filter((naam) => naam.endsWith('.json'))
    .map((naam): Betaling => JSON.parse(readFileSync(path.join(map, naam), 'utf8')))
    .toSorted((een, ander) => een.stappen[0].op.localeCompare(ander.stappen[0].op));
}

// Written beside it first: being killed halfway leaves the old file whole.
function schrijf(map: string, betaling: Betaling): void {
  const bestand = path.join(map, `${betaling.id}.json`);
  writeFileSync(`${bestand}.half`, JSON.stringify(betaling, undefined, 1), { mode: 0o600 });
  renameSync(`${bestand}.half`, bestand);
}

/** Payments in memory and, with a folder, a file each in it that is found again. */
export function createOpslag(map: string | undefined): Opslag {
  const betalingen = new Map<string, Betaling>();
  const sleutels = new Map<string, string>();
  const onthoud = (betaling: Betaling) => {
    betalingen.set(betaling.id, betaling);
    if (betaling.sleutel !== null) sleutels.set(betaling.sleutel, betaling.id);
  };
  if (map !== undefined) leesAlle(map).forEach(onthoud);
  return {
    bewaar(betaling) {
      if (map !== undefined) schrijf(map, betaling);
      onthoud(betaling);
    },
    vind: (id) => betalingen.get(id),
    vindBijSleutel: (sleutel) => betalingen.get(sleutels.get(sleutel) ?? ''),
    lijst: () => [...betalingen.values()].toReversed(),
  };
}
