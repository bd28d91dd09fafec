import { afterEach, expect, test, vi } from 'vitest';
import { type FirstRun, firstRun } from './firstRun.ts';

const rules: FirstRun = {
  introduction: '/introductie',
  terms: '/voorwaarden',
  cookies: { introduction: 'introduction', terms: 'terms' },
  direct: ['/betaling'],
  directQuery: 'direct',
  backField: 'terug',
  directPages: ['betaling'],
};

const app = { Capacitor: { getPlatform: () => 'android' } };

/** Returns the address that a document redirects to, given its cookies; undefined when it stays. */
function ledTo(path: string, cookie = '', browser: { readonly Capacitor?: object } = app) {
  const { pathname, search } = new URL(path, 'https://mijn.test');
  const replace = vi.fn<(to: string) => void>();
  vi.stubGlobal('Capacitor', browser.Capacitor);
  vi.stubGlobal('location', { pathname, search, replace });
  vi.stubGlobal('document', { cookie });
  expect(firstRun(rules)).toBe(replace.mock.calls.length > 0);
  return replace.mock.calls[0]?.[0];
}

afterEach(() => vi.unstubAllGlobals());

test('leads to the introduction in the native app, then to the terms, then nowhere', () => {
  expect(ledTo('/overzicht')).toBe('/introductie');
  expect(ledTo('/overzicht', 'introduction=false')).toBe('/voorwaarden');
  expect(ledTo('/overzicht', 'terms=false; introduction=false')).toBeUndefined();
});

test.each([
  ['without the native app’s bridge', {}],
  ['with the bridge of a web build', { Capacitor: { getPlatform: () => 'web' } }],
])('does nothing in a browser, %s', (_what, browser) => {
  expect(ledTo('/overzicht', '', browser)).toBeUndefined();
});

test('does not lead away from the introduction, nor from a login on the way back from the bank', () => {
  expect(ledTo('/introductie')).toBeUndefined();
  expect(ledTo('/inloggen?terug=betaling')).toBeUndefined();
  expect(ledTo('/inloggen?terug=overzicht')).toBe('/introductie');
});
