import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { waitFor } from '../waitFor.ts';
import { isAlive } from './postmaster.ts';

/** No start takes longer; an older file is of a process whose PID was reused. */
const longestStartMs = 60_000;

/**
 * Runs `work` while no other process prepares or starts a server in this folder. Takes over the lock of a process that no
 * longer exists.
 */
export async function withStartLock<T>(dir: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(dir, 'starting');
  await waitFor('another start in the same folder', () => take(file), 120_000);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch {
    dropIfAbandoned(file);
    return false;
  }
}

function dropIfAbandoned(file: string): void {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    const age = Date.now() - statSync(file).mtimeMs;
    if ((holder > 0 && !isAlive(holder)) || age > longestStartMs) rmSync(file, { force: true });
  } catch {
    // Removed meanwhile, so the next attempt gets it.
  }
}
