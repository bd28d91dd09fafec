import { beforeEach, expect, test, vi } from 'vitest';

// Stands in for the browser, where a history entry outlives the document.
const browser = { state: null as unknown, url: '/overzicht' };

beforeEach(() => {
  vi.resetModules();
  browser.state = null;
  vi.stubGlobal('history', {
    get state() {
      return browser.state;
    },
    replaceState(state: unknown, _title: string, url?: string) {
      browser.state = structuredClone(state);
      browser.url = url ?? browser.url;
    },
  });
  return () => vi.unstubAllGlobals();
});

const open = () => import('./originalUrl.ts');

test('knows the address that led to a status page at once, and after a reload', async () => {
  const first = await open();
  expect(first.getOriginalUrl()).toBeUndefined();
  first.rememberOriginalUrl('/declaraties/D-1');
  expect(first.getOriginalUrl()).toBe('/declaraties/D-1');
  browser.state = { key: 'a', place: 1 };
  first.storeOriginalUrl();
  vi.resetModules();
  expect((await open()).getOriginalUrl()).toBe('/declaraties/D-1');
  expect(browser.state).toMatchObject({ key: 'a', place: 1 });
});

test('returns undefined for a status page that no other address led to', async () => {
  const { getOriginalUrl, storeOriginalUrl } = await open();
  storeOriginalUrl();
  expect([browser.state, getOriginalUrl()]).toEqual([null, undefined]);
  for (const state of [{}, { kept: null }, { kept: { asked: 1 } }, 'x']) {
    browser.state = state;
    expect(getOriginalUrl()).toBeUndefined();
  }
});

test('stores the address that a first load answered with a status page', async () => {
  const { getOriginalUrl, replaceAddress } = await open();
  replaceAddress({ path: '/404', asked: '/declaraties/D-1' });
  expect([browser.url, getOriginalUrl()]).toEqual(['/404', '/declaraties/D-1']);
});
