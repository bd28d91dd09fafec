import { chownSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accountIdentity } from '../postgres/identity.ts';
import { runningPostmaster } from '../postgres/postmaster.ts';
import { freePorts, createPrivateFolder, startApp } from '../test/appProcess.testing.ts';

/** Returns whether other accounts can read this clone: not below /root. */
function othersMayRead(dir: string): boolean {
  const parent = path.dirname(dir);
  return (statSync(dir).mode & 0o005) === 0o005 && (parent === dir || othersMayRead(parent));
}

// Ordinary users run all tests this way; only root has to try it explicitly.
const canTry = process.getuid?.() === 0 && othersMayRead(import.meta.dirname);

test.runIf(canTry)(
  'an ordinary user starts it, and PostgreSQL runs as that user',
  async () => {
    const identity = accountIdentity();
    const { uid, gid } = identity;
    const { dir, remove } = createPrivateFolder();
    chownSync(dir, uid, gid);
    const app = startApp({ PORT: await freePorts(), VAR_DIR: dir }, { uid, gid });
    const url = await app.ready();
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    expect(runningPostmaster(path.join(dir, 'postgres', 'data'))).toBeDefined();
    expect(statSync(path.join(dir, 'postgres', 'data')).uid).toBe(uid);
    app.child.kill('SIGTERM');
    expect(await app.ended()).toBe(0);
    remove();
  },
  200_000,
);
