import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { BrowserResponse, Browser } from '../testing/browser.testing.ts';
import type { TestSetup } from '../testing/testSetup.testing.ts';
import { challengeOf } from './handovers.ts';

export const [origin, ios] = ['https://localhost', 'capacitor://localhost'];
export const sanne = '999990081';
const query = JSON.stringify({ query: '{ relatie { opgemaakteNaam } }' });

export const secret = (): string => randomBytes(32).toString('base64url');

type Headers = Record<string, string | undefined>;

interface Call {
  readonly method?: 'GET' | 'POST' | 'OPTIONS';
  readonly body?: string;
  readonly headers?: Headers | undefined;
}

/** Sends a call as the app's document does, with browser headers. */
export function call(
  app: Browser,
  path: string,
  { method = 'POST', body, headers }: Call = {},
): Promise<BrowserResponse> {
  return app.request(path, {
    method,
    ...(body !== undefined && { body }),
    headers: {
      origin,
      'sec-fetch-site': 'cross-site',
      'x-mijn': '1',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
}

export const get = (app: Browser, path: string, headers?: Headers): Promise<BrowserResponse> =>
  call(app, path, { method: 'GET', headers });

export const ask = (app: Browser, headers?: Headers): Promise<BrowserResponse> =>
  call(app, '/graphql', { body: query, headers });

export const cookiesOf = ({ port }: TestSetup) => ({
  own: `mijn-${port}`,
  app: `mijn-app-${port}`,
});

/** Logs in outside the app, and returns the link back to the phone. */
export async function logInInBrowser(
  testSetup: TestSetup,
  verifier: string,
  response = {},
  more = '',
): Promise<URL> {
  const outside = testSetup.browser();
  const begun = await outside.request(`/app2app?challenge=${challengeOf(verifier)}${more}`);
  const handedOver = await outside.request(begun.location);
  const back = testSetup.digid.respondTo(new URL(handedOver.location), response);
  const answer = await outside.request(back.pathname + back.search);
  const { own } = cookiesOf(testSetup);
  expect(outside.cookies.has(own), 'a session in the browser').toBe(false);
  return new URL(answer.location, testSetup.addresses.ZZ);
}

export const codeIn = (link: URL): string => link.searchParams.get('overdracht') ?? '';

export const exchange = (
  app: Browser,
  content: object,
  headers?: Headers,
): Promise<BrowserResponse> =>
  call(app, '/api/v1/app2app', {
    body: JSON.stringify({ termsAccepted: false, ...content }),
    headers,
  });

/** Returns the app with Sanne logged in. */
export async function createLoggedInApp(testSetup: TestSetup): Promise<Browser> {
  const app = testSetup.browser();
  const verifier = secret();
  const code = codeIn(await logInInBrowser(testSetup, verifier, { claims: { bsn: sanne } }));
  expect((await exchange(app, { code, verifier })).status).toBe(200);
  return app;
}
