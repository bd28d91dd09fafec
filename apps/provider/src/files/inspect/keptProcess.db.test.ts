import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { createKeptProcess, type KeptProcess } from './keptProcess.ts';

let kept: KeptProcess | undefined;
const started: ChildProcess[] = [];

afterEach(() => {
  kept?.stop();
  started.length = 0;
});

const script = "process.once('disconnect', () => process.exit())";
const keep = (idleMs: number): KeptProcess => {
  kept = createKeptProcess(() => {
    const stdio: ['ignore', 'ignore', 'ignore', 'ipc'] = ['ignore', 'ignore', 'ignore', 'ipc'];
    const child = spawn(process.execPath, ['-e', script], { stdio });
    started.push(child);
    return child;
  }, idleMs);
  return kept;
};
const pidIn = ({ use }: KeptProcess) => use(async (alive) => alive().pid);

test('is started when it is first needed, and serves who comes after', async () => {
  const process = keep(60_000);
  expect(started).toEqual([]);
  expect(await pidIn(process)).toBe(await pidIn(process));
  expect(started).toHaveLength(1);
});

test('ends by itself when there is nothing to do, and not while there is', async () => {
  const process = keep(1);
  const [first, other] = await process.use(async (alive) => {
    const child = alive();
    await once(child, 'spawn');
    return [child, alive()];
  });
  expect(first).toBe(other);
  await once(first, 'exit');
  expect(await pidIn(process)).not.toBe(first.pid);
});

test('that died makes room for a fresh one, also while somebody has work for it', async () => {
  const process = keep(60_000);
  const pids = await process.use(async (alive) => {
    const child = alive();
    child.kill();
    await once(child, 'exit');
    return [child.pid, alive().pid];
  });
  expect(new Set(pids).size).toBe(2);
});

test('that failed its work is kept, and ends all the same', async () => {
  const process = keep(1);
  const work = process.use(async (alive) => {
    alive();
    throw new Error('broken');
  });
  await expect(work).rejects.toThrow('broken');
  await Promise.all(started.map((child) => once(child, 'exit')));
  expect(started).toHaveLength(1);
});
