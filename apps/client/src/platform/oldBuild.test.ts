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

/** A part of the build cannot be fetched. @returns whether who asked for it is spared the error */
function fail(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true });
  listener?.(event);
  return event.defaultPrevented;
}

it('a part that is gone while somebody waits for it brings the new build, once', () => {
  expect(fail()).toBe(true);
  expect(fail()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['something stands filled in', () => void (unsent = true)],
  ['the device has no network', () => void (device.onLine = false)],
])('nothing is loaded again while %s', (_when, given) => {
  given();
  expect(fail()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('what is fetched ahead fails in silence, and what is asked for afterwards does not', async () => {
  await quietly(async () => {
    fail();
    throw new TypeError('gone');
  });
  expect(reload).not.toHaveBeenCalled();
  fail();
  expect(reload).toHaveBeenCalledOnce();
});
