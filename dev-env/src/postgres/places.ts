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

/** The folders of one cluster; `data` is PostgreSQL's own, the rest is ours. */
export type Places = {
  home: string;
  data: string;
  password: string;
  port: string;
  log: string;
  binaries: Binaries;
};

/** Where another account keeps what it cannot reach elsewhere (below /root, for one). */
const sharedHome = '/var/lib/mijn';

/**
 * Makes the folders for a cluster in `dir` and says where they are. An account that cannot reach
 * `dir` or the programs gets its own copy under /var/lib/mijn.
 */
export function createPlaces(dir: string, identity: Identity, binaries: Binaries): Places {
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

/** Whether every folder from the top down to this one lets other accounts through. */
function othersMayEnter(dir: string): boolean {
  const parent = path.dirname(dir);
  return (statSync(dir).mode & 0o001) !== 0 && (parent === dir || othersMayEnter(parent));
}
