import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Process and port of the server, from its postmaster.pid. */
export type Postmaster = { pid: number; port: number };

/** Above the largest PID of Linux, so no process has it. */
const ofNobodyPid = 2 ** 22 + 1;

/** Returns the server that runs on this data folder, if any. */
export function runningPostmaster(data: string): Postmaster | undefined {
  const noted = readNote(data);
  return noted && isPostgresOn(data, noted.pid) ? noted : undefined;
}

/**
 * Replaces the PID in a postmaster.pid left behind by a hard stop, if another process has it now: PostgreSQL would
 * refuse to start. The other lines stay: with them PostgreSQL detects orphaned processes that still use the data.
 */
export function releaseStalePid(data: string): void {
  const noted = readNote(data);
  if (!noted || !isAlive(noted.pid) || isPostgresOn(data, noted.pid)) return;
  const file = noteFile(data);
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [String(ofNobodyPid), ...lines.slice(1)].join('\n'));
}

/** Returns whether a process with this PID exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readNote(data: string): Postmaster | undefined {
  if (!existsSync(noteFile(data))) return undefined;
  const lines = readFileSync(noteFile(data), 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port } : undefined;
}

function isPostgresOn(data: string, pid: number): boolean {
  return isAlive(pid) && commandLine(pid).includes(data);
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

function noteFile(data: string): string {
  return path.join(data, 'postmaster.pid');
}
