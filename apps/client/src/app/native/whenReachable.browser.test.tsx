import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenReachable } from './nativeStart.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A gateway that cannot be reached until `reach`. */
function away() {
  let isThere = false;
  const look = vi.fn(() => Promise.resolve(isThere));
  const goOn = vi.fn<() => void>();
  const stop = whenReachable(look, goOn);
  return { look, goOn, stop, reach: () => (isThere = true) };
}

test('polls ever less often, and calls back once', async () => {
  const { look, goOn, reach } = away();
  await vi.advanceTimersByTimeAsync(500);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  const soFar = look.mock.calls.length;
  expect(soFar).toBeLessThan(12);
  expect(goOn).not.toHaveBeenCalled();
  reach();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(goOn).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(goOn).toHaveBeenCalledTimes(1);
  expect(look).toHaveBeenCalledTimes(soFar + 1);
});

test('polls at once when the device reports a network', async () => {
  const { goOn, reach } = away();
  await vi.advanceTimersByTimeAsync(60_000);
  reach();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(goOn).toHaveBeenCalledTimes(1);
});

test('stops after it was cancelled, also during a poll', async () => {
  const { look, goOn, stop, reach } = away();
  reach();
  const underWay = vi.advanceTimersByTimeAsync(500);
  stop();
  await underWay;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look.mock.calls.length).toBeLessThan(2);
  expect(goOn).not.toHaveBeenCalled();
});
