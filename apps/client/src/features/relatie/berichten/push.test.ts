import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { isPushOn, startPush, stopPush } from './push.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const broken = () => Promise.reject(new DOMException('broken', 'AbortError'));

interface Browser {
  readonly permission?: () => Promise<string>;
  readonly registration?: () => Promise<unknown>;
  readonly unsubscribe?: () => Promise<boolean>;
}

/** A browser that is told, where it is not said otherwise, and an insurer that cannot be reached. */
function stubBrowser({
  permission = () => Promise.resolve('granted'),
  unsubscribe = () => Promise.resolve(true),
  registration = () =>
    Promise.resolve({
      pushManager: {
        getSubscription: () => Promise.resolve({ endpoint: 'https://push.test/1', unsubscribe }),
      },
    }),
}: Browser = {}) {
  vi.stubGlobal('Notification', { requestPermission: permission });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: registration } });
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a browser that cannot be asked is not switched on', async () => {
  stubBrowser({ permission: broken });
  await expect(startPush('key')).resolves.toBe('failed');
});

test('a browser that does not let go is told still', async () => {
  const fetch = stubBrowser({ unsubscribe: broken });
  await expect(stopPush()).resolves.toBe('stillOn');
  expect(fetch).not.toHaveBeenCalled();
});

test('a browser that let go is off, also where the insurer cannot be told', async () => {
  const fetch = stubBrowser();
  await expect(stopPush()).resolves.toBe('off');
  expect(fetch).toHaveBeenCalledOnce();
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const thisBrowser = sha256('https://push.test/1');

test('a browser that cannot say whether it is told is not', async () => {
  stubBrowser();
  await expect(isPushOn([sha256('https://push.test/2'), thisBrowser])).resolves.toBe(true);
  stubBrowser({ registration: broken });
  await expect(isPushOn([thisBrowser])).resolves.toBe(false);
});

test('a browser that is told of another person’s messages is not told of these', async () => {
  stubBrowser();
  await expect(isPushOn([sha256('https://push.test/2')])).resolves.toBe(false);
});

test('a browser whose telling was ended elsewhere is off', async () => {
  stubBrowser();
  await expect(isPushOn([])).resolves.toBe(false);
});
