import { describe, expect, it } from 'vitest';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';
import {
  ask,
  call,
  codeIn,
  exchange,
  get,
  createLoggedInApp,
  ios,
  logInInBrowser,
  origin,
  sanne,
  secret,
} from './native.testing.ts';

const foreign = 'https://elders.example';

const testSetup = await useTestGateway({ nativeApp: { origins: [origin, ios] } });

describe('logging in from the native app', () => {
  it('uses the system’s browser, and creates a session for the app only', async () => {
    const app = testSetup.browser();
    const verifier = secret();
    const link = await logInInBrowser(
      testSetup,
      verifier,
      { claims: { bsn: sanne } },
      '&terug=facturen',
    );
    expect(link.pathname).toBe('/app2app');
    const answer = await exchange(app, { code: codeIn(link), verifier });
    expect([answer.status, answer.json()]).toEqual([200, { status: 200, path: '/facturen' }]);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(answer.cookies).toHaveLength(1);
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/']) {
      expect(answer.cookies[0], flag).toContain(flag);
    }
    expect((await ask(app)).json()).toEqual({
      data: { relatie: { opgemaakteNaam: 'Persoon 081' } },
    });
  });

  it.each([
    ['ios', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'iPad'],
    ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'iPhone'],
    ['android', 'Mozilla/5.0 (Linux; Android 16; wv)', 'Android'],
    [undefined, 'Mozilla/5.0 (Linux; Android 16; wv)', 'Android'],
  ])('names the device of the platform %s, for %s', async (platform, userAgent, system) => {
    const app = testSetup.browser();
    const verifier = secret();
    const code = codeIn(await logInInBrowser(testSetup, verifier));
    await exchange(app, { code, verifier, platform }, { 'user-agent': userAgent });
    const body = JSON.stringify({ query: '{ sessies { browser system isThis } }' });
    const own = { browser: 'App', system, isThis: true };
    expect((await call(app, '/graphql', { body })).json()).toMatchObject({
      data: { sessies: expect.arrayContaining([own]) },
    });
  });

  it('refuses a platform that does not exist', async () => {
    const verifier = secret();
    const code = codeIn(await logInInBrowser(testSetup, verifier));
    const { status } = await exchange(testSetup.browser(), { code, verifier, platform: 'wii' });
    expect(status).toBe(400);
  });

  it('creates a code that works once, and only with the app’s verifier', async () => {
    const verifier = secret();
    const [first, second] = [
      await logInInBrowser(testSetup, verifier),
      await logInInBrowser(testSetup, verifier),
    ];
    const app = testSetup.browser();
    expect((await exchange(app, { code: codeIn(first), verifier: secret() })).status).toBe(403);
    expect((await exchange(app, { code: codeIn(first), verifier })).status, 'spent').toBe(403);
    expect((await exchange(app, { code: codeIn(second), verifier })).status).toBe(200);
    expect((await exchange(app, { code: codeIn(second), verifier })).status, 'twice').toBe(403);
  });

  it('creates a code that works for a minute, at its own brand', async () => {
    const verifier = secret();
    const [late, elsewhere] = [
      await logInInBrowser(testSetup, verifier),
      await logInInBrowser(testSetup, verifier),
    ];
    const other = testSetup.browser('AZVZ');
    expect((await exchange(other, { code: codeIn(elsewhere), verifier })).status).toBe(403);
    testSetup.shift(2);
    const app = testSetup.browser();
    expect((await exchange(app, { code: codeIn(late), verifier })).status).toBe(403);
  });

  it('returns with a reason if DigiD refuses', async () => {
    const link = await logInInBrowser(testSetup, secret(), { niveau: 10 });
    expect([link.pathname, link.search]).toEqual(['/app2app', '?reden=niveau']);
  });

  it('links to the app for people who end up in a browser, and copies nothing else from the address', async () => {
    const browser = testSetup.browser();
    const page = await browser.request(`/app2app?overdracht=${secret()}`);
    expect(page.text).toContain('Open de app');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
    const odd = await browser.request('/app2app?overdracht="><script>');
    expect(odd.location).toMatch(/^\/digid/);
    const failed = await browser.request('/app2app?reden=niveau');
    expect(failed.location).toBe('/inloggen-mislukt?reden=niveau');
  });

  it('reports terms accepted on the device to the insurer', async () => {
    const verifier = secret();
    const code = codeIn(await logInInBrowser(testSetup, verifier));
    testSetup.provider.recover();
    await exchange(testSetup.browser(), { code, verifier, termsAccepted: true });
    expect(testSetup.provider.seen.map(({ path }) => path)).toEqual([
      expect.stringContaining('voorwaarden'),
    ]);
  });

  it.each([
    ['no code', { verifier: 'x' }],
    ['what is none of our secrets', { code: 'x', verifier: 'y' }],
    ['more than that', { code: secret(), verifier: secret(), bsn: sanne }],
  ])('refuses %s', async (_name, content) => {
    expect((await exchange(testSetup.browser(), content)).status).toBe(400);
  });
});

describe('the native app', () => {
  it('gets the runtime configuration and the login state at its start', async () => {
    const answer = await get(testSetup.browser(), '/api/v1/app2app');
    expect(answer.json()).toMatchObject({ config: { merk: 'ZZ' }, loggedIn: false });
    expect((await get(await createLoggedInApp(testSetup), '/api/v1/app2app')).json()).toMatchObject(
      {
        loggedIn: true,
      },
    );
  });

  it('gets a preflight response', async () => {
    const app = testSetup.browser();
    const preflight = (path: string, from: string) =>
      call(app, path, { method: 'OPTIONS', headers: { origin: from } });
    const answer = await preflight('/graphql', ios);
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': ios,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': expect.stringContaining('x-mijn'),
    });
    for (const [path, from] of [
      ['/graphql', foreign],
      ['/graphql', 'null'],
      ['/overzicht', origin],
      ['/uitloggen', origin],
      ['/webhooks/betalingen', origin],
    ] as const) {
      const refused = await preflight(path, from);
      expect(refused.status, `${path} from ${from}`).toBe(405);
      expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('may call past the web view on iOS, without browser headers', async () => {
    const app = await createLoggedInApp(testSetup);
    const past = { origin: undefined, 'sec-fetch-site': undefined };
    expect((await ask(app, { ...past, 'x-mijn-app': ios })).status).toBe(200);
    expect((await ask(app, { ...past, 'x-mijn-app': foreign })).status).toBe(403);
    expect((await ask(app, past)).status).toBe(403);
  });

  it('downloads a claim’s file by a call, and not by a link', async () => {
    const app = await createLoggedInApp(testSetup);
    const path = '/api/v1/uitbreidingen/declaraties/D1/bestanden/b1';
    const answer = await call(app, path, { method: 'GET' });
    expect([answer.status, answer.text]).toEqual([200, '%PDF-1.7']);
    const link = await call(app, path, { method: 'GET', headers: { 'x-mijn': undefined } });
    expect(link.status).toBe(403);
  });

  it('signs out here, or everywhere', async () => {
    const [here, there] = [await createLoggedInApp(testSetup), await createLoggedInApp(testSetup)];
    const browser = await createLoggedInBrowser(testSetup, { claims: { bsn: sanne } });
    const cookies = new Map(here.cookies);
    expect((await get(here, '/api/v1/gatewaySignOut')).status).toBe(200);
    for (const [name, value] of cookies) here.cookies.set(name, value);
    expect((await ask(here)).status).toBe(401);
    expect((await ask(there)).status).toBe(200);
    expect((await get(there, '/api/v1/gatewaySignOut?overal=true')).status).toBe(200);
    expect((await browser.graphql('{ __typename }')).status).toBe(401);
  });

  it('gets an error if it cannot sign out everywhere because its session has ended', async () => {
    const [here, there] = [await createLoggedInApp(testSetup), await createLoggedInApp(testSetup)];
    const cookies = new Map(here.cookies);
    expect((await get(here, '/api/v1/gatewaySignOut')).status).toBe(200);
    expect((await get(here, '/api/v1/gatewaySignOut?overal=true')).status).toBe(401);
    for (const [name, value] of cookies) here.cookies.set(name, value);
    expect((await get(here, '/api/v1/gatewaySignOut?overal=true')).status).toBe(401);
    expect((await ask(there)).status).toBe(200);
    // From a document of another person, who was logged in there before.
    const another = { 'x-mijn-person': 'x'.repeat(22) };
    expect((await get(there, '/api/v1/gatewaySignOut?overal=true', another)).status).toBe(401);
    expect((await ask(there)).status).toBe(200);
    expect((await get(here, '/api/v1/gatewaySignOut')).status).toBe(200);
  });

  it('appears in the person’s list of sessions', async () => {
    const app = await createLoggedInApp(testSetup);
    const answer = await call(app, '/graphql', {
      body: JSON.stringify({ query: '{ sessies { browser isThis } }' }),
    });
    expect(answer.text).toContain('"browser":"App"');
  });
});

it('stores no BSN in plain text while a login waits', async () => {
  await logInInBrowser(testSetup, secret(), { claims: { bsn: sanne } });
  const rows = JSON.stringify(await testSetup.sql('SELECT * FROM gateway.native_handover'));
  expect(rows).toContain('ZZ');
  expect(rows).not.toContain(sanne);
  expect(testSetup.log.join('\n')).not.toContain(sanne);
});
