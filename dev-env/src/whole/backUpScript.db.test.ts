import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const deploy = path.join(import.meta.dirname, '../../../deploy');
// A short path, because GPG's agent listens on a socket in it.
const folder = mkdtempSync(path.join(os.tmpdir(), 'mijn-gpg-'));
const bin = path.join(folder, 'bin');
const home = path.join(folder, 'home');
const place = path.join(folder, 'place');
const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}`, HOME: home };
const key = path.join(folder, 'back-up.pub');

const gpg = (...args: string[]) =>
  spawnSync('gpg', ['--batch', '--quiet', '--passphrase', '', ...args], { env });
const hasTools = ['gpg', 'bash', 'gzip', 'tar'].every(
  (tool) => spawnSync(tool, ['--version']).status === 0,
);

/** Replaces docker compose: a dump, and the files. */
function putDocker(dump: string, files: string): void {
  const script = `#!/bin/sh\ncase "$*" in\n*pg_dumpall*) ${dump} ;;\n*tar*) ${files} ;;\nesac\n`;
  writeFileSync(path.join(bin, 'docker'), script, { mode: 0o755 });
}

function backUp(to = place): { readonly status: number | null; readonly complaint: string } {
  const script = path.join(deploy, 'back-up.sh');
  const { status, stderr } = spawnSync('bash', [script, to, key], { env, encoding: 'utf8' });
  return { status, complaint: stderr };
}

const dumped = "echo 'a whole dump'";
const tarred = 'printf files | gzip';

describe.skipIf(!hasTools)('the script that makes a back-up', () => {
  beforeAll(() => {
    mkdirSync(bin);
    mkdirSync(path.join(home, '.gnupg'), { recursive: true, mode: 0o700 });
    gpg('--quick-generate-key', 'back-up@mijn.test', 'future-default', 'default', 'never');
    const made = gpg('--output', key, '--export', 'back-up@mijn.test');
    expect(made.stderr.toString()).toBe('');
  }, 60_000);
  beforeEach(() => {
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place);
  });
  afterAll(() => {
    spawnSync('gpgconf', ['--kill', 'gpg-agent'], { env });
    rmSync(folder, { recursive: true, force: true });
  });

  it('leaves database and files, readable only with the private key', () => {
    putDocker(dumped, tarred);
    expect(backUp()).toEqual({ status: 0, complaint: '' });
    const [name = '', ...others] = readdirSync(place);
    expect(name).toMatch(/^mijn-\d{8}T\d{6}Z$/);
    expect(others).toEqual([]);
    const made = path.join(place, name);
    expect(readdirSync(made)).toEqual(['files.tar.gz.gpg', 'mijn.sql.gz.gpg']);
    for (const part of ['.', ...readdirSync(made)]) {
      expect(statSync(path.join(made, part)).mode & 0o077, part).toBe(0);
    }
    const read = (part: string) =>
      gunzipSync(gpg('--decrypt', path.join(made, part)).stdout).toString();
    expect(read('mijn.sql.gz.gpg')).toBe('a whole dump\n');
    expect(read('files.tar.gz.gpg')).toBe('files');
  });

  it.each([
    { what: 'the dump breaks off', dump: 'echo half; exit 1', files: tarred },
    { what: 'the files break off', dump: dumped, files: 'printf half; exit 2' },
  ])('fails and leaves nothing when $what', ({ dump, files }) => {
    putDocker(dump, files);
    expect(backUp().status).not.toBe(0);
    expect(readdirSync(place)).toEqual([]);
  });

  it('puts nothing into the repository', () => {
    putDocker(dumped, tarred);
    const before = readdirSync(deploy);
    const { status, complaint } = backUp(deploy);
    expect(status).toBe(1);
    expect(complaint).toContain('outside the repository');
    expect(readdirSync(deploy)).toEqual(before);
  });
});
