import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How many releases a page may be behind and still get its parts. */
const releasesKept = 2;
/** Which files, and which GraphQL documents, each release has; the gateway reads the second. */
const ledgers = { files: '.vite/releases.json', operations: '.vite/operations.json' } as const;

/** What each release has, the newest first. */
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
 * Keeps the files and the operations of the last two releases beside those of a new one: a page that stood open
 * when the client was built anew still finds its parts (architecture, Traps), and may still ask (ADR 0107).
 * @param previous `client` folder of the release before, if there is one
 * @param fresh `client` folder of the new one
 * @param operations the GraphQL documents of the new one
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
    // One that is gone already is no reason to build nothing.
    await copyFile(path.join(previous, place), path.join(fresh, place)).catch(() => undefined);
  }
  const asked = [operations, ...olderOf(await readLedger(previous, 'operations'))];
  await mkdir(path.join(fresh, '.vite'), { recursive: true });
  await writeFile(path.join(fresh, ledgers.files), JSON.stringify([own, ...older]));
  await writeFile(path.join(fresh, ledgers.operations), JSON.stringify(asked));
}
