import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from './output.mjs';
import { isSameProcess, processMark } from './processMark.mjs';
import { root } from './root.mjs';

const hash = createHash('sha256').update(root).digest('hex').slice(0, 16);
const lock = path.join(os.tmpdir(), `mijn-setup-${os.userInfo().uid}-${hash}`);

/**
 * Runs `work` while no other process sets up this clone; waits for one that does.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSetupLock(work) {
  let told = false;
  while (!take()) {
    if (!told)
      say(`Waiting for another set-up of this clone; where there is none, remove ${lock} ...`);
    told = true;
    await pause(250);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take() {
  // Written first and then linked: a lock never stands there without its holder's mark in it.
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, processMark(process.pid), { mode: 0o600 });
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    if (!holderLives()) rmSync(lock, { force: true });
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

function holderLives() {
  try {
    const holder = readFileSync(lock, 'utf8');
    return holder !== processMark(process.pid) && isSameProcess(holder);
  } catch {
    return false;
  }
}
