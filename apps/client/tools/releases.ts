import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Number of releases that a page may be behind and still load its chunks. */
const releasesKept = 2;
/** Files and GraphQL operations of each release; the gateway reads the operations. */
const ledgers = { files: '.vite/releases.json', operations: '.vite/operations.json' } as const;

/** Entries per release, newest first. */
type Releases = readonly (readonly string[])[];

const isReleases = (kept: unknown): kept is Releases =>
  Array.isArray(kept) && kept.every((files) => Array.isArray(files));

async function readLedger(client: string, ledger: keyof typeof ledgers): Promise<Releases> {
  try {
    const file = path.join(client, ledgers[ledger]);
    const kept: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isReleases(kept) ? kept : [];
  } catch {
    return [];
  }
}

const isSame = (one: readonly string[], other: readonly string[] = []) =>
  one.join() === other.join();

/**
 * Copies the files and operations of the last two releases to a new one, so that a page of an earlier build still finds
 * its chunks and may send its operations (ADR 0107).
 * @param previous `client` folder of the previous release, if any
 * @param fresh `client` folder of the new release
 * @param operations GraphQL operations of the new release
 */
export async function keepReleases(
  previous: string,
  fresh: string,
  operations: readonly string[],
): Promise<void> {
  const own = (await readdir(path.join(fresh, 'assets'))).toSorted();
  const known = await readLedger(previous, 'files');
  const isKnown = isSame(own, known[0]);
  const olderOf = (all: Releases) => (isKnown ? all.slice(1) : all.slice(0, releasesKept));
  const older = olderOf(known);
  const present = new Set(own);
  for (const file of older.flat().filter((name) => !present.has(name))) {
    const place = path.join('assets', file);
    // A missing old file must not fail the build.
    await copyFile(path.join(previous, place), path.join(fresh, place)).catch(() => undefined);
  }
  const asked = [operations, ...olderOf(await readLedger(previous, 'operations'))];
  await mkdir(path.join(fresh, '.vite'), { recursive: true });
  await writeFile(path.join(fresh, ledgers.files), JSON.stringify([own, ...older]));
  await writeFile(path.join(fresh, ledgers.operations), JSON.stringify(asked));
}
