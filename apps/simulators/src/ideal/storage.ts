import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Betaling, isBetaling } from './betaling.ts';

export interface SimulatorStorage {
  /** Stores a payment under its id, on disk before it returns. */
  save(betaling: Betaling): void;
  find(id: string): Betaling | undefined;
  findByKey(key: string): Betaling | undefined;
  /** Returns all payments, newest first. */
  list(): readonly Betaling[];
}

function read(file: string): Betaling {
  const betaling: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (isBetaling(betaling)) return betaling;
  throw new Error(
    `${file} is of an earlier simulator, never released; remove its folder and start again.`,
  );
}

function readAll(folder: string): Betaling[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => read(path.join(folder, name)))
    .toSorted((one, other) => one.steps[0].at.localeCompare(other.steps[0].at));
}

// Writes to a temporary file first: a kill leaves the old file intact.
function write(folder: string, betaling: Betaling): void {
  const file = path.join(folder, `${betaling.id}.json`);
  writeFileSync(`${file}.half`, JSON.stringify(betaling, undefined, 1), { mode: 0o600 });
  renameSync(`${file}.half`, file);
}

/** Creates a store in memory, backed by a file per payment if there is a folder. */
export function createStorage(folder: string | undefined): SimulatorStorage {
  const betalingen = new Map<string, Betaling>();
  const keys = new Map<string, string>();
  const remember = (betaling: Betaling) => {
    betalingen.set(betaling.id, betaling);
    if (betaling.key !== null) keys.set(betaling.key, betaling.id);
  };
  if (folder !== undefined) readAll(folder).forEach(remember);
  return {
    save(betaling) {
      if (folder !== undefined) write(folder, betaling);
      remember(betaling);
    },
    find: (id) => betalingen.get(id),
    findByKey: (key) => betalingen.get(keys.get(key) ?? ''),
    list: () => [...betalingen.values()].toReversed(),
  };
}
