import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadiness } from './readiness.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('checks once per second at most', async () => {
  const check = vi.fn(async () => undefined);
  const isReady = createReadiness(check, Date.now);
  for (let asked = 0; asked < 1_000; asked += 1) await isReady();
  expect(check).toHaveBeenCalledTimes(1);

  vi.setSystemTime(Date.now() + 1_000);
  await isReady();
  expect(check).toHaveBeenCalledTimes(2);
});

it('shares one running check among all callers', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = vi.fn(() => promise);
  const isReady = createReadiness(check, Date.now);
  const asked = [isReady(), isReady()];
  await vi.advanceTimersByTimeAsync(2_000);
  asked.push(isReady());
  resolve();
  await Promise.all(asked);
  expect(check).toHaveBeenCalledTimes(1);
});

it('rejects within three seconds if the check hangs, and recovers when it resolves', async () => {
  const check = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
  const isReady = createReadiness(check, Date.now);
  const answer = expect(isReady()).rejects.toThrow('not ready in time');
  await vi.advanceTimersByTimeAsync(3_000);
  await answer;

  await vi.advanceTimersByTimeAsync(1_000);
  check.mockResolvedValue();
  await expect(isReady()).resolves.toBeUndefined();
});

it('reports the reason, also cached for a second', async () => {
  const check = vi.fn(() => Promise.reject(new Error('gone')));
  const isReady = createReadiness(check, Date.now);
  await expect(isReady()).rejects.toThrow('gone');
  await expect(isReady()).rejects.toThrow('gone');
  expect(check).toHaveBeenCalledTimes(1);
});
