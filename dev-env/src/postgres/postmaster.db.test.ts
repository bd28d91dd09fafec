import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAlive, releaseStalePid, runningPostmaster } from './postmaster.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'mijn-postmaster-'));
});
afterEach(() => rmSync(data, { recursive: true }));

const noteFile = () => path.join(data, 'postmaster.pid');

/** Writes a postmaster.pid with this process. */
function note(pid: number): void {
  const lines = [pid, data, 1_790_000_000, 5432, data, '127.0.0.1', '1 2', 'ready   ', ''];
  writeFileSync(noteFile(), lines.join('\n'));
}

/** Runs a process with the data folder on its command line, like PostgreSQL. */
async function withServer(work: (pid: number) => void): Promise<void> {
  const server = spawn(process.execPath, ['-e', 'process.stdin.resume()', data], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(server, 'exit');
  await once(server, 'spawn');
  try {
    work(server.pid ?? 0);
  } finally {
    server.kill();
    await ended;
  }
}

describe('runningPostmaster', () => {
  it('returns the server of postmaster.pid while it is alive', async () => {
    await withServer((pid) => {
      note(pid);
      expect(runningPostmaster(data)).toMatchObject({ pid, port: 5432 });
    });
    expect(runningPostmaster(data)).toBeUndefined();
  });

  it('ignores a reused PID', () => {
    note(process.pid);
    expect(runningPostmaster(data)).toBeUndefined();
  });

  it.each(['', 'x\ny\nz\n5432', '17\n\n\nx'])('returns nothing for the file %j', (text) => {
    expect(runningPostmaster(data)).toBeUndefined();
    writeFileSync(noteFile(), text);
    expect(runningPostmaster(data)).toBeUndefined();
  });
});

const noted = () => readFileSync(noteFile(), 'utf8').split('\n');

describe('releaseStalePid', () => {
  it('replaces only a reused PID', () => {
    note(process.pid);
    const [, ...rest] = noted();
    releaseStalePid(data);
    const [pid, ...kept] = noted();
    expect(isAlive(Number(pid))).toBe(false);
    expect(kept).toEqual(rest);
  });

  it('keeps the PID of a running server, and one that no process has', async () => {
    await withServer((pid) => {
      note(pid);
      releaseStalePid(data);
      expect(noted()[0]).toBe(String(pid));
    });
    const [pid] = noted();
    releaseStalePid(data);
    expect(noted()[0]).toBe(pid);
  });
});

it('isAlive is true for a process of another user', () => {
  expect(isAlive(1)).toBe(true);
  expect(isAlive(2 ** 22 + 1)).toBe(false);
});
