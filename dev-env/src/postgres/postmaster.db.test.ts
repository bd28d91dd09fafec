import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { disownStaleNote, isAlive, isReady, runningPostmaster } from './postmaster.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'mijn-postmaster-'));
});
afterEach(() => rmSync(data, { recursive: true }));

const noteFile = () => path.join(data, 'postmaster.pid');

/** What PostgreSQL notes of itself: its process, its port and how far it is. */
function note(pid: number, state = 'ready   ', port = 5432): void {
  const lines = [pid, data, 1_790_000_000, port, data, '127.0.0.1', '1 2', state, ''];
  writeFileSync(noteFile(), lines.join('\n'));
}

/** A process that names the data on its command line, as PostgreSQL does. */
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

async function endedPid(): Promise<number> {
  let ended = 0;
  await withServer((pid) => (ended = pid));
  return ended;
}

describe('the server that runs on some data', () => {
  it('is the one that noted itself, while it is alive', async () => {
    await withServer((pid) => {
      note(pid);
      expect(runningPostmaster(data)).toMatchObject({ pid, port: 5432 });
    });
    expect(runningPostmaster(data)).toBeUndefined();
  });

  it('is nobody else’s process that got its number since', () => {
    note(process.pid);
    expect(runningPostmaster(data)).toBeUndefined();
  });

  it.each(['', 'x\ny\nz\n5432', '17\n\n\nx'])('is none where the note says %j', (text) => {
    expect(runningPostmaster(data)).toBeUndefined();
    writeFileSync(noteFile(), text);
    expect(runningPostmaster(data)).toBeUndefined();
  });
});

describe('a server is ready', () => {
  it('once it says so itself, and not while it starts or stops', () => {
    const { pid } = process;
    expect(isReady(data, pid)).toBe(false);
    note(pid, 'starting');
    expect(isReady(data, pid)).toBe(false);
    note(pid);
    expect(isReady(data, pid)).toBe(true);
    note(pid, 'stopping');
    expect(isReady(data, pid)).toBe(false);
  });

  it('not by the note of another, nor once it is gone', async () => {
    note(process.pid);
    expect(isReady(data, process.ppid)).toBe(false);
    const gone = await endedPid();
    note(gone);
    expect(isReady(data, gone)).toBe(false);
  });
});

const noted = () => readFileSync(noteFile(), 'utf8').split('\n');

describe('a note that a hard stop left behind', () => {
  it('loses the number that is somebody else’s by now, and nothing besides', () => {
    note(process.pid);
    const [, ...rest] = noted();
    disownStaleNote(data);
    const [pid, ...kept] = noted();
    expect(isAlive(Number(pid))).toBe(false);
    expect(kept).toEqual(rest);
  });

  it('stays where its server runs, and where nobody has its number', async () => {
    await withServer((pid) => {
      note(pid);
      disownStaleNote(data);
      expect(noted()[0]).toBe(String(pid));
    });
    const [pid] = noted();
    disownStaleNote(data);
    expect(noted()[0]).toBe(pid);
  });
});

it('a process that somebody else owns is alive too', () => {
  expect(isAlive(1)).toBe(true);
  expect(isAlive(2 ** 22 + 1)).toBe(false);
});
