import { afterEach, expect, it, vi } from 'vitest';
import { endPush } from './signingOut.ts';

afterEach(() => vi.unstubAllGlobals());

function browserWith(subscription: unknown) {
  const pushManager = { getSubscription: async () => subscription };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
}

it('ends the one subscription of this browser', async () => {
  const unsubscribe = vi.fn(async () => true);
  browserWith({ unsubscribe });
  await endPush();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it.each([
  ['has no subscription', () => browserWith(null)],
  [
    'has no worker',
    () => vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined } }),
  ],
  ['knows no workers', () => vi.stubGlobal('navigator', {})],
])('does nothing in a browser that %s', async (_name, prepare) => {
  prepare();
  await expect(endPush()).resolves.toBeUndefined();
});
