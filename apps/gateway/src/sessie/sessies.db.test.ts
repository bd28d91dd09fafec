import { describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.testing.ts';
import { createLoggedInBrowser, useTestGateway } from '../testing/testSetup.testing.ts';
import { createBsnVault } from './secrets.ts';

const testSetup = await useTestGateway();

const request = '{ relatie { roepnaam } }';
const lives = async (browser: Browser) =>
  (await browser.graphql(request, undefined, { 'x-mijn-background': '1' })).status === 200;

describe('the lifetime of a session', () => {
  it('ends after fifteen minutes without input', async () => {
    const browser = await createLoggedInBrowser(testSetup);
    testSetup.shift(14);
    expect(await lives(browser)).toBe(true);
    testSetup.shift(2);
    expect(await lives(browser)).toBe(false);
  });

  it('ends after two hours', async () => {
    const browser = await createLoggedInBrowser(testSetup);
    for (let elapsed = 0; elapsed < 110; elapsed += 10) {
      testSetup.shift(10);
      expect((await browser.graphql(request)).status).toBe(200);
    }
    testSetup.shift(10);

    expect((await browser.graphql(request)).status).toBe(401);
  });

  it('reports its remaining idle time, which only input extends', async () => {
    const browser = await createLoggedInBrowser(testSetup);
    const minutesLeft = async (headers = {}) => {
      const response = await browser.call('/api/v1/sessie', { headers });
      expect(response.headers['cache-control']).toBe('no-store');
      return JSON.parse(response.text).stilMs / 60_000;
    };
    const background = { 'x-mijn-background': '1' };
    testSetup.shift(10);
    expect(await minutesLeft(background)).toBeCloseTo(5, 0);
    expect(await minutesLeft()).toBeCloseTo(15, 0);
    expect(await minutesLeft(background)).toBeCloseTo(15, 0);

    const foreign = await browser.call('/api/v1/sessie', { headers: { 'x-mijn': undefined } });
    expect(foreign.status).toBe(403);
    testSetup.shift(16);
    expect((await browser.call('/api/v1/sessie')).status).toBe(401);
  });

  it('reports its absolute end if that comes first, also after input', async () => {
    const browser = await createLoggedInBrowser(testSetup);
    const rest = async () => JSON.parse((await browser.call('/api/v1/sessie')).text);
    for (let elapsed = 0; elapsed < 110; elapsed += 10) {
      testSetup.shift(10);
      expect((await rest()).isLast).toBe(elapsed >= 100);
    }
    expect((await rest()).stilMs / 60_000).toBeCloseTo(10, 0);
    testSetup.shift(8);
    expect((await rest()).stilMs / 60_000).toBeCloseTo(2, 0);
    expect((await rest()).isLast).toBe(true);
  });

  it('is updated at most once a minute', async () => {
    const browser = await createLoggedInBrowser(testSetup);
    const last = async () => {
      const [row] = await testSetup.sql(
        'SELECT last_input::text FROM gateway.sessie ORDER BY created DESC LIMIT 1',
      );
      return row?.['last_input'];
    };
    const first = await last();
    await browser.graphql(request);
    expect(await last()).toBe(first);

    testSetup.shift(2);
    await browser.graphql(request);
    expect(await last()).not.toBe(first);
  });
});

describe('signing out', () => {
  it('ends the session at once, also in another tab', async () => {
    const browser = await createLoggedInBrowser(testSetup);
    const [id = ''] = browser.cookies.values();
    const otherTab = testSetup.browser();
    otherTab.cookies.set(`mijn-${testSetup.port}`, id);

    const response = await browser.call('/api/v1/gatewaySignOut', { method: 'GET' });

    expect([response.status, response.json()]).toEqual([200, { status: 200 }]);
    expect(response.cookies[0]).toContain(`mijn-${testSetup.port}=; `);
    expect((await otherTab.graphql(request)).status).toBe(401);
    // The cookie of a pending login is gone too.
    expect([...browser.cookies.keys()]).toEqual([]);
  });

  it('succeeds without a session', async () => {
    const response = await testSetup.browser().call('/api/v1/gatewaySignOut', { method: 'GET' });

    expect(response.status).toBe(200);
  });
});

describe('the database', () => {
  it('has no session id and no plain BSN, and is accessed with the restricted role', async () => {
    const browser = await createLoggedInBrowser(testSetup);
    const [id = ''] = browser.cookies.values();
    const rows = JSON.stringify(
      await testSetup.sql(
        `SELECT s.*, encode(bsn_encrypted, 'escape') AS tekst FROM gateway.sessie s`,
      ),
    );

    expect(rows).not.toContain(id);
    expect(rows).not.toContain('999990081');
    const [role] = await testSetup.sql(
      `SELECT rolsuper, rolbypassrls, rolcanlogin FROM pg_roles WHERE rolname = 'gateway_app'`,
    );
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcanlogin: false });
  });

  it('accepts the marks of both keys during a rotation', () => {
    const [old, fresh] = [7, 8].map((byte) => Buffer.alloc(32, byte).toString('base64'));
    const before = createBsnVault(old ?? '').personMarks('999990081');
    const marks = createBsnVault(fresh ?? '', old).personMarks('999990081');
    expect(marks).toEqual([expect.not.stringMatching(before[0]), before[0]]);
  });

  it('binds encrypted BSNs to their session, unchanged', () => {
    const vault = createBsnVault(Buffer.alloc(32, 7).toString('base64'));
    const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const encrypted = vault.encrypt('999990081', one);

    expect(vault.decrypt(encrypted, one)).toBe('999990081');
    expect(vault.decrypt(encrypted, two)).toBeUndefined();
    encrypted[encrypted.length - 1] = (encrypted.at(-1) ?? 0) ^ 1;
    expect(vault.decrypt(encrypted, one)).toBeUndefined();
  });
});

it('refuses a session at the other brand', async () => {
  const browser = await createLoggedInBrowser(testSetup);
  const [id = ''] = browser.cookies.values();
  const ankerzee = testSetup.browser('AZVZ');
  ankerzee.cookies.set(`mijn-${testSetup.port}`, id);

  expect((await ankerzee.graphql(request)).status).toBe(401);
});

it('ends the session if the insurer refuses the relation with 401', async () => {
  const [byCall, withPage] = [
    await createLoggedInBrowser(testSetup),
    await createLoggedInBrowser(testSetup),
  ];
  testSetup.provider.answer('/relatie', (reply) =>
    reply.code(401).send({ status: { status: 401 } }),
  );

  const response = await byCall.graphql(request);
  expect(response.json()).toMatchObject({ errors: [{ extensions: { status: 401 } }] });
  expect((await withPage.request('/overzicht')).location).toBe('/inloggen?unauthorized=true');

  testSetup.provider.recover();
  expect(await lives(byCall)).toBe(false);
  expect((await withPage.request('/inloggen')).status).toBe(200);
});

it('refuses token mode', async () => {
  const browser = await createLoggedInBrowser(testSetup);

  expect((await browser.call('/api/v1/auth/token')).status).toBe(403);
  expect((await browser.call('/api/v1/auth/refreshtoken', { method: 'GET' })).status).toBe(403);
});
