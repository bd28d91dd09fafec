import { afterEach, expect, test, vi } from 'vitest';
import { isInOnderhoud } from './onderhoud.ts';

const config = {
  merk: 'ZZ',
  merkUrls: { ZZ: 'http://localhost', AZVZ: 'http://ankerzee.localhost' },
} as const;
const metAdres = { ...config, onderhoudUrl: '/onderhoud.json' };

function venster(antwoord: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(antwoord);
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { href: 'http://localhost/overzicht' });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the document decides, and is asked past every cache', async () => {
  const fetch = venster(() => Promise.resolve(Response.json({ inOnderhoud: true })));
  await expect(isInOnderhoud(metAdres)).resolves.toBe(true);
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
])('%s means: not in maintenance', async (_naam, antwoord) => {
  venster(antwoord);
  await expect(isInOnderhoud(metAdres)).resolves.toBe(false);
});

test('without an address nothing is asked', async () => {
  const fetch = venster(() => Promise.resolve(Response.json({ inOnderhoud: true })));
  await expect(isInOnderhoud(config)).resolves.toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});

test('without a browser window the check is skipped', async () => {
  await expect(isInOnderhoud(metAdres)).resolves.toBe(false);
});
