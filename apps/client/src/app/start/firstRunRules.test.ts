import { afterEach, expect, test, vi } from 'vitest';
import { firstRunRules, firstRun } from './firstRun.ts';

const [introduction, terms] = ['/introductie', '/introductie?stap=voorwaarden'];

/** Returns the address that a document of the native app redirects to; undefined when it stays. */
function ledTo(path: string, cookie = ''): string | undefined {
  const { pathname, search } = new URL(path, 'https://mijn.test');
  const replace = vi.fn<(to: string) => void>();
  vi.stubGlobal('Capacitor', { getPlatform: () => 'android' });
  vi.stubGlobal('location', { pathname, search, replace });
  vi.stubGlobal('document', { cookie });
  const leads = firstRun(firstRunRules);
  const to = replace.mock.calls[0]?.[0];
  expect(leads).toBe(to !== undefined);
  return to;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', introduction],
  ['showNewPWAOnboarding=true; showTermsAndConditions=true', introduction],
  ['showNewPWAOnboarding=true; showTermsAndConditions=false', introduction],
  ['showNewPWAOnboarding=false', terms],
  ['showNewPWAOnboarding=false; showTermsAndConditions=true', terms],
  ['showNewPWAOnboarding=false; showTermsAndConditions=0', terms],
  ['taal=nl; showNewPWAOnboarding=false; showTermsAndConditions=false', undefined],
])('redirects to the unseen step, independent of other cookies (%j)', (cookie, to) => {
  expect(ledTo('/overzicht', cookie)).toBe(to);
});

test.each([
  '/app2app',
  '/app2app?overdracht=x',
  '/betaling/gelukt',
  '/betaling/mislukt?betaling=x',
  '/inloggen?directLogin=true',
  '/overzicht?directLogin=true',
])('does not redirect in direct-login mode: %s', (path) => {
  expect(ledTo(path)).toBeUndefined();
});

test.each(['/inloggen', '/facturen', '/inloggen?directLogin=false', '/inloggen?directLogin=1'])(
  'leads to the introduction elsewhere, and with another query: %s',
  (path) => {
    expect(ledTo(path)).toBe(introduction);
  },
);
