import { inventedLinks } from '@mijn/domain/inventedLinks';
import { afterEach, expect, test, vi } from 'vitest';
import { isInMaintenance } from './maintenance.ts';

const config = {
  merk: 'ZZ',
  brandUrls: { ZZ: 'http://localhost', AZVZ: 'http://ankerzee.localhost' },
  links: inventedLinks.ZZ,
} as const;
const withAddress = { ...config, maintenanceUrl: '/onderhoud.json' };

function stubWindow(response: typeof globalThis.fetch) {
  const fetch = vi.fn<typeof globalThis.fetch>(response);
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { href: 'http://localhost/overzicht' });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('reads the maintenance document, bypassing every cache', async () => {
  const fetch = stubWindow(() => Promise.resolve(Response.json({ inOnderhoud: true })));
  await expect(isInMaintenance(withAddress)).resolves.toBe(true);
  expect(fetch.mock.calls[0]?.[0]).toMatchObject({
    href: expect.stringMatching(/^http:\/\/localhost\/onderhoud\.json\?timestamp=\d+$/),
  });
});

test.each([
  ['false', () => Promise.resolve(Response.json({ inOnderhoud: false }))],
  ['another word', () => Promise.resolve(Response.json({ inOnderhoud: 'ja' }))],
  [
    'a failing status',
    () => Promise.resolve(Response.json({ inOnderhoud: true }, { status: 500 })),
  ],
  ['a page', () => Promise.resolve(new Response('<html>'))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('treats %s as no maintenance', async (_name, response) => {
  stubWindow(response);
  await expect(isInMaintenance(withAddress)).resolves.toBe(false);
});

test('waits three seconds for a host that never answers', async () => {
  const timeUp = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeUp.signal);
  stubWindow(
    (_address, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error('too late')));
      }),
  );
  const answer = isInMaintenance(withAddress);
  timeUp.abort();
  await expect(answer).resolves.toBe(false);
  expect(timeout).toHaveBeenCalledWith(3_000);
});

test('makes no request without an address', async () => {
  const fetch = stubWindow(() => Promise.resolve(Response.json({ inOnderhoud: true })));
  await expect(isInMaintenance(config)).resolves.toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});

test('skips the check without a browser window', async () => {
  await expect(isInMaintenance(withAddress)).resolves.toBe(false);
});
