import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  rmSync,
  statSync,
  renameSync,
} from 'node:fs';
import path from 'node:path';
import { type Binaries, binariesIn } from './binaries.ts';
import type { Identity } from './identity.ts';

/** Folders of a cluster; `data` belongs to PostgreSQL, the others to us. */
export type ClusterFolders = {
  home: string;
  data: string;
  password: string;
  port: string;
  log: string;
  binaries: Binaries;
};

/** Folder of another account for what it cannot reach elsewhere, such as below /root. */
const sharedHome = '/var/lib/mijn';

/**
 * Creates the folders of a cluster in `dir`, and returns their paths. An account that cannot reach `dir` or the programs
 * gets its own under /var/lib/mijn.
 */
export function createClusterFolders(
  dir: string,
  identity: Identity,
  binaries: Binaries,
): ClusterFolders {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const home = identity.kind === 'account' ? homeFor(dir, identity) : dir;
  return {
    home,
    data: path.join(home, 'data'),
    password: path.join(home, 'password'),
    port: path.join(home, 'port'),
    log: path.join(home, 'server.log'),
    binaries: identity.kind === 'account' ? reachableBinaries(binaries) : binaries,
  };
}

function homeFor(dir: string, { uid, gid }: { uid: number; gid: number }): string {
  const hash = createHash('sha256').update(dir).digest('hex').slice(0, 16);
  const home = othersMayEnter(path.dirname(dir)) ? dir : path.join(sharedHome, hash);
  mkdirSync(home, { recursive: true });
  chownSync(home, uid, gid);
  chmodSync(home, 0o700);
  return home;
}

function reachableBinaries(binaries: Binaries): Binaries {
  if (othersMayEnter(binaries.root)) return binaries;
  const { mtimeMs } = statSync(binaries.postgres);
  const copy = path.join(sharedHome, `programs-${Math.trunc(mtimeMs)}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    cpSync(binaries.root, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, copy);
    rmSync(half, { recursive: true, force: true });
  }
  return binariesIn(copy);
}

/** Returns whether other accounts can reach this folder from the root. */
function othersMayEnter(dir: string): boolean {
  const parent = path.dirname(dir);
  return (statSync(dir).mode & 0o001) !== 0 && (parent === dir || othersMayEnter(parent));
}
