import { describe, expect, it } from 'vitest';
import {
  createLoggedInBrowser,
  startTestGateway,
  useTestGateway,
} from '../testing/testSetup.testing.ts';
import {
  ask,
  call,
  cookiesOf,
  exchange,
  createLoggedInApp,
  ios,
  origin,
  secret,
} from './native.testing.ts';

const foreign = 'https://elders.example';

const testSetup = await useTestGateway({ nativeApp: { origins: [origin, ios] } });

describe('refuses access', () => {
  it('to a document of another origin, with the app’s cookie', async () => {
    const app = await createLoggedInApp(testSetup);
    testSetup.provider.recover();
    for (const [from, site] of [
      [foreign, 'cross-site'],
      ['http://localhost', 'same-site'],
      ['https://localhost.example', 'cross-site'],
      ['null', 'cross-site'],
    ] as const) {
      const headers = { origin: from, 'sec-fetch-site': site };
      for (const answer of [
        await ask(app, headers),
        await call(app, '/api/v1/app2app', { method: 'GET', headers }),
        await exchange(app, { code: secret(), verifier: secret() }, headers),
        await call(app, '/api/v1/gatewaySignOut', { method: 'GET', headers }),
        await call(app, '/api/v1/sessie', { headers }),
      ]) {
        expect(answer.status, from).toBe(403);
        expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      }
    }
    expect(testSetup.provider.seen).toHaveLength(0);
    expect((await ask(app)).status, 'still logged in').toBe(200);
  });

  it('to the app without our own header', async () => {
    expect((await ask(await createLoggedInApp(testSetup), { 'x-mijn': undefined })).status).toBe(
      403,
    );
  });

  it('to a browser’s session from the app, and to the app’s from a browser', async () => {
    const { own, app: appCookie } = cookiesOf(testSetup);
    const browser = await createLoggedInBrowser(testSetup);
    const session = browser.cookies.get(own) ?? '';
    expect((await ask(browser)).status, 'the browser’s cookie').toBe(401);
    browser.cookies.set(appCookie, session);
    expect((await ask(browser)).status, 'its word in the app’s cookie').toBe(401);
    const app = await createLoggedInApp(testSetup);
    const there = testSetup.browser();
    there.cookies.set(appCookie, app.cookies.get(appCookie) ?? '');
    expect((await there.graphql('{ __typename }')).status, 'the app’s cookie').toBe(401);
    there.cookies.set(own, app.cookies.get(appCookie) ?? '');
    expect((await there.graphql('{ __typename }')).status, 'its word in the own').toBe(401);
    expect((await there.request('/overzicht')).status, 'a page').not.toBe(200);
  });

  it('to a form that the app’s document posts to a page', async () => {
    const app = await createLoggedInApp(testSetup);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await call(app, '/uitloggen', { body: 'form=signOut', headers })).status).toBe(403);
  });

  it('to any app if none is configured', async () => {
    const without = await startTestGateway();
    try {
      const answer = await call(without.browser(), '/api/v1/app2app', { method: 'GET' });
      expect(answer.status).toBe(404);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    } finally {
      await without.stop();
    }
  });
});
