import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How many releases a page may be behind and still get its parts. */
const releasesKept = 2;
const ledger = '.vite/releases.json';

/** The files of each release, the newest first. */
type Releases = readonly (readonly string[])[];

const isReleases = (kept: unknown): kept is Releases =>
  Array.isArray(kept) && kept.every((files) => Array.isArray(files));

async function readReleases(client: string): Promise<Releases> {
  try {
    const kept: unknown = JSON.parse(await readFile(path.join(client, ledger), 'utf8'));
    return isReleases(kept) ? kept : [];
  } catch {
    return [];
  }
}

const isSame = (one: readonly string[], other: readonly string[] = []) =>
  one.join() === other.join();

/**
 * Keeps the files of the last two releases beside those of a new one: a page that stood open when the
 * client was built anew still finds its parts (architecture, Traps).
 * @param previous `client` folder of the release before, if there is one
 * @param fresh `client` folder of the new one
 */
export async function keepReleases(previous: string, fresh: string): Promise<void> {
  const own = (await readdir(path.join(fresh, 'assets'))).toSorted();
  const known = await readReleases(previous);
  const older = isSame(own, known[0]) ? known.slice(1) : known.slice(0, releasesKept);
  const present = new Set(own);
  for (const file of older.flat().filter((name) => !present.has(name))) {
    const place = path.join('assets', file);
    // One that is gone already is no reason to build nothing.
    await copyFile(path.join(previous, place), path.join(fresh, place)).catch(() => undefined);
  }
  await mkdir(path.join(fresh, '.vite'), { recursive: true });
  await writeFile(path.join(fresh, ledger), JSON.stringify([own, ...older]));
}
