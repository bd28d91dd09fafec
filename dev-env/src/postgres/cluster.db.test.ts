import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestFolder } from '../testServer.ts';
import { binariesIn } from './binaries.ts';
import { ensureCluster, readPassword } from './cluster.ts';
import { accountIdentity, type Identity } from './identity.ts';
import { createClusterFolders, type ClusterFolders } from './clusterFolders.ts';

const self: Identity = { kind: 'self' };
const whole = `for word in "$@"; do case $word in --pgdata=*) place=\${word#--pgdata=};; esac; done
mkdir "$place" && echo "$@" > "$place/asked" && echo 18 > "$place/PG_VERSION"`;

let folder = '';
let places: ClusterFolders;
beforeEach(() => {
  folder = createTestFolder();
  places = createClusterFolders(
    path.join(folder, 'home'),
    self,
    binariesIn(path.join(folder, 'programs')),
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Replaces PostgreSQL's initdb by a script. */
function initdb(script: string): void {
  mkdirSync(path.dirname(places.binaries.initdb), { recursive: true });
  writeFileSync(places.binaries.initdb, `#!/bin/sh\n${script}\n`);
  chmodSync(places.binaries.initdb, 0o755);
}

const inData = (name: string) => path.join(places.data, name);

describe('ensureCluster without a data folder', () => {
  test('creates one with a password that only we can read', () => {
    initdb(whole);
    ensureCluster(places, self, true);
    expect(readFileSync(inData('PG_VERSION'), 'utf8')).toBe('18\n');
    expect(readFileSync(inData('asked'), 'utf8')).toContain(`--pwfile=${places.password}`);
    expect(readPassword(places)).toMatch(/^[\w-]{32}$/);
    expect(statSync(places.password).mode & 0o077).toBe(0);
  });

  test.each([
    ['kept', true, false],
    ['thrown away', false, true],
  ])('skips syncing to disk only for throw-away data (%s)', (_what, durable, isLoose) => {
    initdb(whole);
    ensureCluster(places, self, durable);
    expect(readFileSync(inData('asked'), 'utf8').includes('--no-sync')).toBe(isLoose);
  });

  test('leaves no complete data folder after a failure, and reports the reason in one sentence', () => {
    initdb(`${whole}\necho 'no room' >&2; echo 'left' >&2; exit 1`);
    expect(() => ensureCluster(places, self, true)).toThrow(
      `The database could not be made in ${places.home}: no room left`,
    );
    expect(existsSync(places.data)).toBe(false);
    initdb(whole);
    ensureCluster(places, self, true);
    expect(existsSync(inData('PG_VERSION'))).toBe(true);
  });

  test('reports a missing initdb', () => {
    expect(() => ensureCluster(places, self, true)).toThrow(/could not be made.*ENOENT/);
  });

  test.runIf(process.getuid?.() === 0)('runs initdb as the service account under root', () => {
    initdb('exit 0');
    const identity = accountIdentity();
    // The account has no access to our folder, so this fails after the password file was handed over.
    expect(() => ensureCluster(places, identity, true)).toThrow(/could not be made/);
    const { uid } = identity;
    expect(statSync(places.password).uid).toBe(uid);
  });
});

describe('ensureCluster with a data folder', () => {
  beforeEach(() => {
    mkdirSync(places.data, { recursive: true });
    initdb('exit 1');
  });

  test('does not change it', () => {
    writeFileSync(inData('PG_VERSION'), '18\n');
    ensureCluster(places, self, true);
    expect(existsSync(places.password)).toBe(false);
  });

  test('refuses another major version in one sentence', () => {
    writeFileSync(inData('PG_VERSION'), '14\n');
    expect(() => ensureCluster(places, self, true)).toThrow(
      /written by PostgreSQL 14 and this is PostgreSQL 18; move it away or set VAR_DIR/,
    );
  });
});
