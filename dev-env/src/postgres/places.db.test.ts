import {
  chmodSync,
  existsSync,
  mkdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestFolder } from '../testServer.ts';
import { type Binaries, binariesIn } from './binaries.ts';
import { accountIdentity } from './identity.ts';
import { createClusterFolders } from './clusterFolders.ts';

let folder = '';
let dir = '';
let binaries: Binaries;
const alsoMade: string[] = [];
beforeEach(() => {
  // Accessible by us only, like a folder below /root.
  folder = createTestFolder();
  dir = path.join(folder, 'pg');
  binaries = binariesIn(path.join(folder, 'programs'));
  mkdirSync(path.dirname(binaries.postgres), { recursive: true });
  writeFileSync(binaries.postgres, 'program');
  // A date that no real program has identifies its copy.
  utimesSync(binaries.postgres, 86_400, 86_400);
});
afterEach(() => {
  for (const made of [folder, ...alsoMade.splice(0)])
    rmSync(made, { recursive: true, force: true });
});

const open = () => chmodSync(folder, 0o755);
const ownerOf = (file: string) => [statSync(file).uid, statSync(file).mode & 0o777];

describe('a PostgreSQL that the operator runs', () => {
  test.each([{ kind: 'self' }, { kind: 'namespace', uid: 65_534, gid: 65_534 }] as const)(
    'has it all in their folder, closed to others: $kind',
    (identity) => {
      const places = createClusterFolders(dir, identity, binaries);
      expect(places).toEqual({
        home: dir,
        data: path.join(dir, 'data'),
        password: path.join(dir, 'password'),
        port: path.join(dir, 'port'),
        log: path.join(dir, 'server.log'),
        binaries,
      });
      expect(statSync(dir).mode & 0o077).toBe(0);
    },
  );
});

describe.runIf(process.getuid?.() === 0)('root, for another account', () => {
  const account = accountIdentity();
  const { uid } = account;

  test('keeps the folder when that account can reach it', () => {
    open();
    const places = createClusterFolders(dir, account, binaries);
    expect([places.home, places.binaries]).toEqual([dir, binaries]);
    expect(ownerOf(dir)).toEqual([uid, 0o700]);
  });

  test('uses another folder and copied programs when it cannot, the same at every start', () => {
    const places = createClusterFolders(dir, account, binaries);
    alsoMade.push(places.home, places.binaries.root);
    expect(places.home).toMatch(/^\/var\/lib\/mijn\/[\da-f]{16}$/);
    expect(ownerOf(places.home)).toEqual([uid, 0o700]);
    expect(places.binaries.root).toBe('/var/lib/mijn/programs-86400000');
    expect(existsSync(places.binaries.postgres)).toBe(true);
    expect(createClusterFolders(dir, account, binaries)).toEqual(places);
    const other = createClusterFolders(path.join(folder, 'other'), account, binaries);
    alsoMade.push(other.home);
    expect(other.home).not.toBe(places.home);
  });
});
