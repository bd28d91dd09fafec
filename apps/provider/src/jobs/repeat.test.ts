import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const nobody = () => {
  throw new Error('told for nothing');
};

it('does it at once, then after each pause, until it is closed', async () => {
  let times = 0;
  const rounds = repeat(1000, nobody, async () => (times += 1));
  expect(times).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(times).toBe(3);
  await rounds.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(times).toBe(3);
});

it('never does it twice at once, and pauses after it, not during', async () => {
  const door = Promise.withResolvers<void>();
  let times = 0;
  const rounds = repeat(10, nobody, async () => {
    times += 1;
    await door.promise;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(times).toBe(1);
  door.resolve();
  await vi.advanceTimersByTimeAsync(9);
  expect(times).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(times).toBe(2);
  await rounds.close();
});

it('waits at its end for what is under way', async () => {
  const door = Promise.withResolvers<void>();
  let closed = false;
  const rounds = repeat(10, nobody, () => door.promise);
  const closing = rounds.close().then(() => (closed = true));
  await vi.advanceTimersByTimeAsync(100);
  expect(closed).toBe(false);
  door.resolve();
  await closing;
  expect(closed).toBe(true);
});

it('tells a failure and goes on', async () => {
  const told: string[] = [];
  const failures: unknown[] = [new Error('gone'), 'no error at all'];
  let times = 0;
  const rounds = repeat(
    10,
    ({ message }) => told.push(message),
    async () => {
      times += 1;
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
    },
  );
  await vi.advanceTimersByTimeAsync(30);
  expect(told).toEqual(['gone', 'unknown']);
  expect(times).toBeGreaterThan(2);
  await rounds.close();
});
