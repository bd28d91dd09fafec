import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const nobody = () => {
  throw new Error('reported for nothing');
};

it('runs at once, then after each interval, until it is closed', async () => {
  let times = 0;
  const rounds = repeat(1000, nobody, async () => (times += 1));
  expect(times).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(times).toBe(3);
  await rounds.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(times).toBe(3);
});

it('never overlaps, and starts the interval after a run ends', async () => {
  const gate = Promise.withResolvers<void>();
  let times = 0;
  const rounds = repeat(10, nobody, async () => {
    times += 1;
    await gate.promise;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(times).toBe(1);
  gate.resolve();
  await vi.advanceTimersByTimeAsync(9);
  expect(times).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(times).toBe(2);
  await rounds.close();
});

it('waits for the current run when it is closed', async () => {
  const gate = Promise.withResolvers<void>();
  let closed = false;
  const rounds = repeat(10, nobody, () => gate.promise);
  const closing = rounds.close().then(() => (closed = true));
  await vi.advanceTimersByTimeAsync(100);
  expect(closed).toBe(false);
  gate.resolve();
  await closing;
  expect(closed).toBe(true);
});

it('reports a failure and continues', async () => {
  const reported: string[] = [];
  const failures: unknown[] = [new Error('gone'), 'no error at all'];
  let times = 0;
  const rounds = repeat(
    10,
    ({ message }) => reported.push(message),
    async () => {
      times += 1;
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
    },
  );
  await vi.advanceTimersByTimeAsync(30);
  expect(reported).toEqual(['gone', 'unknown']);
  expect(times).toBeGreaterThan(2);
  await rounds.close();
});
