import { cookieNames, termsVersion } from '@mijn/domain/constants';
import { handoverFields } from '@mijn/domain/platforms';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  startLogin,
  createLoggedInBrowser,
  logIn,
  startTestGateway,
} from '../testing/testSetup.testing.ts';
import type { DigidResponse } from '../testing/stubDigid.testing.ts';

const testSetup = await startTestGateway();
afterAll(() => testSetup.stop());
beforeEach(() => testSetup.provider.recover());

const countSessies = async () => (await testSetup.sql('SELECT 1 FROM gateway.sessie')).length;

describe('logging in with DigiD', () => {
  it('requests a fresh login at the required level, with every protection', async () => {
    const to = await startLogin(testSetup.browser());
    const request = Object.fromEntries(to.searchParams);

    expect(request).toMatchObject({
      response_type: 'code',
      scope: 'openid bsn',
      prompt: 'login',
      acr_values: 'urn:mijn:digid:niveau:25',
      code_challenge_method: 'S256',
      redirect_uri: `${testSetup.addresses.ZZ}/digid`,
    });
    expect(request).toHaveProperty('state');
    expect(request).toHaveProperty('nonce');
  });

  it('leads to the overview, with an HttpOnly cookie', async () => {
    const response = await logIn(testSetup, testSetup.browser());

    expect([response.status, response.location]).toEqual([303, '/overzicht']);
    const [sessie] = response.cookies;
    expect(sessie).toMatch(
      new RegExp(`^mijn-${testSetup.port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax$`),
    );
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['?terug=declaratie&nummer=D-12', '/declaraties/D-12'],
    ['?terug=declaratie&nummer=../overzicht', '/overzicht'],
    ['?terug=https://elders.example', '/overzicht'],
  ])('returns to a page by name: %s', async (request, to) => {
    expect((await logIn(testSetup, testSetup.browser(), {}, request)).location).toBe(to);
  });

  it('accepts a BSN of eight digits, as some brokers drop the leading zero', async () => {
    const browser = await createLoggedInBrowser(testSetup, { bsn: '12345672' });
    await browser.graphql('{ relatie { roepnaam } }');
    expect(testSetup.provider.seen.at(-1)?.bsn).toBe('012345672');
  });

  it('shows the logged-in person at the brand of the address', async () => {
    const piet = await createLoggedInBrowser(testSetup, { bsn: '999992727' }, 'AZVZ');

    expect((await piet.request('/overzicht')).text).toContain('AZVZ|Persoon 727');
  });

  it('creates a new session at every login, and ends the previous one', async () => {
    const browser = await createLoggedInBrowser(testSetup);
    const first = browser.cookies.get(`mijn-${testSetup.port}`);
    await logIn(testSetup, browser, {}, '?opnieuw=1');
    const second = browser.cookies.get(`mijn-${testSetup.port}`);

    expect(second).not.toBe(first);
    browser.cookies.set(`mijn-${testSetup.port}`, first ?? '');
    expect((await browser.graphql('{ relatie { roepnaam } }')).status).toBe(401);
  });

  it('reports terms accepted before to the insurer, and continues if that fails', async () => {
    const toldBy = () =>
      testSetup.provider.seen.filter(({ path }) => path.endsWith('/voorwaarden'));
    await createLoggedInBrowser(testSetup);
    expect(toldBy()).toEqual([]);
    const accepted = testSetup.browser();
    accepted.cookies.set(cookieNames.terms, 'false');
    await logIn(testSetup, accepted);
    expect(toldBy().map(({ content }) => content)).toEqual([{ versie: termsVersion }]);
    testSetup.provider.answer('/relatie/voorwaarden', (reply) => reply.status(404).send({}));
    expect((await logIn(testSetup, accepted, {}, '?opnieuw=1')).location).toBe('/overzicht');
  });

  it('reports the terms with the session’s token', async () => {
    const browser = testSetup.browser();
    browser.cookies.set(cookieNames.terms, 'false');
    await logIn(testSetup, browser);
    await browser.graphql('{ relatie { roepnaam } }');
    const [told, asked] = testSetup.provider.seen.slice(-2);
    expect(told?.path).toContain('/voorwaarden');
    expect(asked?.headers.authorization).toBe(told?.headers.authorization);
  });

  it('redirects a logged-in person to the overview', async () => {
    const browser = await createLoggedInBrowser(testSetup);

    expect((await browser.request('/digid')).location).toBe('/overzicht');
    expect((await browser.request('/inloggen')).location).toBe('/overzicht');
    expect((await browser.request('/inloggen?terug=declaraties')).location).toBe(
      '/declaraties/overzicht',
    );
  });

  it('logs in again after an error led to the login page', async () => {
    const browser = await createLoggedInBrowser(testSetup);

    expect((await browser.request('/inloggen?reden=onleesbaar')).status).toBe(200);
    expect((await browser.request('/inloggen?unauthorized=true')).status).toBe(200);
    expect((await startLogin(browser, '?opnieuw=1')).origin).toBe(testSetup.digid.config.issuer);
  });

  it('allows two tabs to log in concurrently, each to its own page', async () => {
    const browser = testSetup.browser();
    const [one, two] = [await startLogin(browser), await startLogin(browser, '?terug=zorgpas')];
    expect(two.searchParams.get('state')).not.toBe(one.searchParams.get('state'));
    const ends = [];
    for (const tab of [one, two]) {
      const back = testSetup.digid.respondTo(tab);
      ends.push((await browser.request(back.pathname + back.search)).location);
    }

    expect(ends).toEqual(['/overzicht', '/zorgpas']);
  });
});

const nowSeconds = () => Math.floor(Date.now() / 1000);
const errors: [string, DigidResponse, string][] = [
  ['a level too low', { niveau: 20 }, 'niveau'],
  ['a level we do not know', { niveau: 99 }, 'niveau'],
  ['another issuer', { claims: { iss: 'http://elders.example' } }, 'anders'],
  ['another audience', { claims: { aud: 'elsewhere' } }, 'anders'],
  ['an expired token', { claims: { iat: nowSeconds() - 900, exp: nowSeconds() - 600 } }, 'anders'],
  ['no BSN', { claims: { bsn: undefined } }, 'anders'],
  ['a BSN that cannot be', { bsn: '123456789' }, 'anders'],
  ['a BSN of eight digits that cannot be', { bsn: '12345678' }, 'anders'],
  ['a broker out of order', { outOfOrder: true }, 'anders'],
];

describe('ends a failed login at /inloggen-mislukt without a session', () => {
  it('with the reason, keeping the requested page for another attempt', async () => {
    const asked = '?terug=declaratie&nummer=D-12';
    const browser = testSetup.browser();
    const back = testSetup.digid.refusalTo(await startLogin(browser, asked), 'access_denied');
    const cancelled = await browser.request(back.pathname + back.search);
    expect(cancelled.location).toBe(
      '/inloggen-mislukt?reden=geannuleerd&terug=declaratie&nummer=D-12',
    );
    const low = await logIn(testSetup, testSetup.browser(), { niveau: 20 }, '?terug=facturen');
    expect(low.location).toBe('/inloggen-mislukt?reden=niveau&terug=facturen');
  });

  it.each(errors)('for %s', async (_name, response, reason) => {
    const [browser, earlier] = [testSetup.browser(), await countSessies()];

    const end = await logIn(testSetup, browser, response);

    expect([end.status, end.location]).toEqual([303, `/inloggen-mislukt?reden=${reason}`]);
    expect(browser.cookies.has(`mijn-${testSetup.port}`)).toBe(false);
    expect(await countSessies()).toBe(earlier);
  });

  it.each(['state', 'code', 'iss'])('for a response with another %s', async (field) => {
    const browser = testSetup.browser();
    const back = testSetup.digid.respondTo(await startLogin(browser));
    back.searchParams.set(field, 'http://anders.example');

    const end = await browser.request(back.pathname + back.search);

    expect(end.location).toBe('/inloggen-mislukt?reden=anders');
    expect(browser.cookies.has(`mijn-${testSetup.port}`)).toBe(false);
  });

  it('for a repeated response', async () => {
    const browser = testSetup.browser();
    const back = testSetup.digid.respondTo(await startLogin(browser));
    const login = new Map(browser.cookies);
    await browser.request(back.pathname + back.search);
    browser.cookies.clear();
    for (const [name, value] of login) browser.cookies.set(name, value);

    expect((await browser.request(back.pathname + back.search)).location).toContain('mislukt');
  });

  it('for a repeated response in a logged-in browser, which stays logged in', async () => {
    const browser = testSetup.browser();
    const back = testSetup.digid.respondTo(await startLogin(browser));
    await browser.request(back.pathname + back.search);
    const sessie = browser.cookies.get(`mijn-${testSetup.port}`);

    const again = await browser.request(back.pathname + back.search);
    expect(again.location).toBe('/inloggen-mislukt?reden=ingelogd');
    expect(browser.cookies.get(`mijn-${testSetup.port}`)).toBe(sessie);
    expect((await browser.request('/digid?terug=zorgpas')).location).toBe('/zorgpas');
  });

  it('for a response in another browser, or at the other brand', async () => {
    const back = testSetup.digid.respondTo(await startLogin(testSetup.browser()));
    const other = testSetup.browser();
    await startLogin(other);

    expect((await other.request(back.pathname + back.search)).location).toContain('mislukt');
  });

  it('for a response after more than ten minutes', async () => {
    const browser = testSetup.browser();
    const back = testSetup.digid.respondTo(await startLogin(browser));
    testSetup.shift(11);

    expect((await browser.request(back.pathname + back.search)).location).toContain('mislukt');
  });

  it.each(['/.well-known/openid-configuration', '/token', '/jwks'])(
    'for a broker that goes silent at %s, in time, until it recovers',
    async (path) => {
      let isSilent = true;
      const silentFetch: typeof fetch = (address, options) =>
        isSilent && new Request(address).url.endsWith(path)
          ? new Promise(() => undefined)
          : fetch(address, options);
      const loose = await startTestGateway({ fetch: silentFetch, timeouts: { digid: 300 } });
      const browser = loose.browser();
      const begun = performance.now();
      const first = await browser.request('/digid');
      const back = first.location.startsWith('http')
        ? loose.digid.respondTo(new URL(first.location))
        : undefined;
      const last = back ? await browser.request(back.pathname + back.search) : first;
      expect(last.location).toBe('/inloggen-mislukt?reden=anders');
      expect(performance.now() - begun).toBeLessThan(5_000);

      isSilent = false;
      const to = async () => (await logIn(loose, loose.browser())).location;
      await expect
        .poll(() => to().catch(() => ''), { timeout: 5_000, interval: 100 })
        .toBe('/overzicht');
      await loose.stop();
    },
    30_000,
  );

  it('for an unreachable broker, until it recovers', async () => {
    const loose = await startTestGateway();
    loose.digid.setGone(true);
    const browser = loose.browser();
    expect((await browser.request('/digid?terug=zorgpas')).location).toBe(
      '/inloggen-mislukt?reden=anders&terug=zorgpas',
    );

    loose.digid.setGone(false);
    expect((await logIn(loose, browser)).location).toBe('/overzicht');
    await loose.stop();
  });
});

it('without logging anything of the person', async () => {
  await logIn(testSetup, testSetup.browser(), { claims: { aud: 'elsewhere' } });
  const log = testSetup.log.join('');

  expect(log).toContain('a login failed');
  expect(log).not.toContain('999990081');
  expect(log).not.toMatch(/code=|state=|mijn-\d+=/);
});

it('keeps a page’s pending login when the native app’s returns', async () => {
  const browser = testSetup.browser();
  const ofApp = await startLogin(browser, `?${handoverFields.challenge}=${'c'.repeat(43)}`);
  const ofPage = await startLogin(browser, '?terug=zorgpas');
  const [app, page] = [testSetup.digid.respondTo(ofApp), testSetup.digid.respondTo(ofPage)];
  expect((await browser.request(app.pathname + app.search)).location).toMatch(/^\/app2app\?/);
  expect((await browser.request(page.pathname + page.search)).location).toBe('/zorgpas');
});
