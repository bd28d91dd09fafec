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

/** Stubs a subscribed browser with these differences, and an unreachable insurer. */
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

test('stays off when the browser cannot subscribe', async () => {
  stubBrowser({ permission: broken });
  await expect(startPush('key')).resolves.toBe('failed');
});

test('stays on when the browser does not unsubscribe', async () => {
  const fetch = stubBrowser({ unsubscribe: broken });
  await expect(stopPush()).resolves.toBe('stillOn');
  expect(fetch).not.toHaveBeenCalled();
});

test('is off once the browser unsubscribed, also when the insurer cannot be reached', async () => {
  const fetch = stubBrowser();
  await expect(stopPush()).resolves.toBe('off');
  expect(fetch).toHaveBeenCalledOnce();
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const thisBrowser = sha256('https://push.test/1');

test('counts as off when the browser cannot report its subscription', async () => {
  stubBrowser();
  await expect(isPushOn([sha256('https://push.test/2'), thisBrowser])).resolves.toBe(true);
  stubBrowser({ registration: broken });
  await expect(isPushOn([thisBrowser])).resolves.toBe(false);
});

test('counts as off when the subscription is another person’s', async () => {
  stubBrowser();
  await expect(isPushOn([sha256('https://push.test/2')])).resolves.toBe(false);
});

test('counts as off when the subscription was ended elsewhere', async () => {
  stubBrowser();
  await expect(isPushOn([])).resolves.toBe(false);
});
