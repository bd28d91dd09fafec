import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { BrowserResponse, Browser } from '../testing/browser.testing.ts';
import type { TestSetup } from '../testing/testSetup.testing.ts';
import { challengeOf } from './handovers.ts';

/** The origins of the app's documents, on Android and iOS; and whose login comes back by default. */
export const [origin, ios] = ['https://localhost', 'capacitor://localhost'];
export const sanne = '999990081';
const query = JSON.stringify({ query: '{ relatie { opgemaakteNaam } }' });

/** A verifier or a code, as the app and the gateway make them. */
export const secret = (): string => randomBytes(32).toString('base64url');

type Headers = Record<string, string | undefined>;

interface Call {
  readonly method?: 'GET' | 'POST' | 'OPTIONS';
  readonly body?: string;
  readonly headers?: Headers | undefined;
}

/** A call as the app's document makes it, in a browser's words. */
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

/** Reads something as the app's document does. */
export const get = (app: Browser, path: string, headers?: Headers): Promise<BrowserResponse> =>
  call(app, path, { method: 'GET', headers });

/** Asks the relation as the app does. */
export const ask = (app: Browser, headers?: Headers): Promise<BrowserResponse> =>
  call(app, '/graphql', { body: query, headers });

/** The names of the session's cookies: the browser's and the app's. */
export const cookiesOf = ({ port }: TestSetup) => ({
  own: `mijn-${port}`,
  app: `mijn-app-${port}`,
});

/** What comes back to the phone of a login that the app began in the system's browser. */
export async function logInOutside(
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

/** The one-time code in the link that came back. */
export const codeIn = (link: URL): string => link.searchParams.get('overdracht') ?? '';

/** Exchanges a code for a session. */
export const exchange = (
  app: Browser,
  content: object,
  headers?: Headers,
): Promise<BrowserResponse> =>
  call(app, '/api/v1/app2app', {
    body: JSON.stringify({ termsAccepted: false, ...content }),
    headers,
  });

/** The app, in which Sanne is logged in. */
export async function inApp(testSetup: TestSetup): Promise<Browser> {
  const app = testSetup.browser();
  const verifier = secret();
  const code = codeIn(await logInOutside(testSetup, verifier, { claims: { bsn: sanne } }));
  expect((await exchange(app, { code, verifier })).status).toBe(200);
  return app;
}
