import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { quietly, reloadOnOldBuild } from './oldBuild.ts';

const reload = vi.fn<() => void>();
const device = { onLine: true };
let unsent = false;
let listener: ((event: Event) => void) | undefined;

beforeAll(() => {
  vi.stubGlobal('addEventListener', (_kind: string, hear: (event: Event) => void) => {
    listener = hear;
  });
  reloadOnOldBuild(() => unsent);
});
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('navigator', Object.assign(device, { onLine: true }));
  vi.stubGlobal('location', { reload });
  unsent = false;
});
afterEach(() => {
  reload.mockReset();
  vi.unstubAllGlobals();
});

/**
 * Simulates a failed import of a chunk.
 * @returns whether the error is suppressed
 */
function fail(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true });
  listener?.(event);
  return event.defaultPrevented;
}

it('reloads once when an awaited chunk is gone', () => {
  expect(fail()).toBe(true);
  expect(fail()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['something stands filled in', () => void (unsent = true)],
  ['the device has no network', () => void (device.onLine = false)],
])('does not reload while %s', (_when, given) => {
  given();
  expect(fail()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload for a prefetch, but does for a later import', async () => {
  await quietly(async () => {
    fail();
    throw new TypeError('gone');
  });
  expect(reload).not.toHaveBeenCalled();
  fail();
  expect(reload).toHaveBeenCalledOnce();
});
