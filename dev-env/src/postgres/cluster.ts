import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartError } from '../start/startError.ts';
import { type Identity, launch } from './identity.ts';
import type { ClusterFolders } from './clusterFolders.ts';

/** Major version of the embedded server, which cannot read data of another one. */
const major = '18';

const initdbArgs = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];

/**
 * Creates the data folder if it is missing: under a temporary name, and then renamed, so that an interruption leaves no
 * folder that looks complete.
 */
export function ensureCluster(places: ClusterFolders, identity: Identity, durable: boolean): void {
  const version = path.join(places.data, 'PG_VERSION');
  if (existsSync(version)) return checkVersion(places.data, readFileSync(version, 'utf8').trim());
  const half = `${places.data}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(places.home, { recursive: true, mode: 0o700 });
  writePassword(places.password, identity);
  const args = [...initdbArgs, `--pgdata=${half}`, `--pwfile=${places.password}`];
  const {
    file,
    args: all,
    account,
  } = launch(identity, places.binaries.initdb, durable ? args : [...args, '--no-sync']);
  const made = spawnSync(file, all, {
    ...account,
    encoding: 'utf8',
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (made.status !== 0) {
    const reason = made.error?.message ?? made.stderr.trim().split('\n').join(' ');
    throw new StartError(`The database could not be made in ${places.home}: ${reason}`);
  }
  renameSync(half, places.data);
}

/** Returns the password of the cluster's superuser. */
export function readPassword(places: ClusterFolders): string {
  return readFileSync(places.password, 'utf8').trim();
}

function checkVersion(data: string, found: string): void {
  if (found === major) return;
  throw new StartError(
    `The data in ${data} was written by PostgreSQL ${found} and this is PostgreSQL ${major}; move it away or set VAR_DIR to another folder.`,
  );
}

function writePassword(file: string, identity: Identity): void {
  writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (identity.kind === 'account') chownSync(file, identity.uid, identity.gid);
}
