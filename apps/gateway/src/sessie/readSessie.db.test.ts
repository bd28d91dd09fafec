import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrowserResponse, Browser } from '../testing/browser.testing.ts';
import { createLoggedInBrowser, startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway();
afterAll(() => testSetup.stop());
beforeEach(() => testSetup.provider.recover());

const request = '{ relatie { roepnaam } }';
const background = { 'x-mijn-background': '1' };
const lives = async (browser: Browser) =>
  (await browser.graphql(request, undefined, background)).status === 200;
const signOut = (browser: Browser) => browser.call('/api/v1/gatewaySignOut', { method: 'GET' });

describe('a session', () => {
  it.each([
    ['an operation', (browser: Browser) => browser.graphql(request)],
    ['a page', (browser: Browser) => browser.request('/overzicht')],
  ])('is extended by input: %s', async (_name, perform) => {
    const browser = await createLoggedInBrowser(testSetup);
    testSetup.shift(10);
    await perform(browser);
    testSetup.shift(10);

    expect(await lives(browser)).toBe(true);
  });

  it.each([
    ['a poll', { 'x-mijn-background': '1' }],
    ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
    ['a prefetch of an older browser', { purpose: 'prefetch' }],
  ])('is not extended by %s', async (_name, headers) => {
    const browser = await createLoggedInBrowser(testSetup);
    testSetup.shift(10);
    await browser.graphql(request, undefined, headers);
    await browser.request('/overzicht', { headers });
    testSetup.shift(6);

    expect(await lives(browser)).toBe(false);
  });
});

const [sanne, daan] = ['999990019', '999990032'];

const hexOf = (value: unknown) => (Buffer.isBuffer(value) ? value.toString('hex') : value);

async function markOf(browser: Browser): Promise<string> {
  const { text } = await browser.request('/overzicht?mark=1');
  return /<u>(.*)<\/u>/.exec(text)?.[1] ?? '';
}

/** Returns Sanne's tab in a browser in which somebody has logged in since. */
async function oldTab(bsn: string) {
  const browser = await createLoggedInBrowser(testSetup, { bsn: sanne });
  const mark = { 'x-mijn-person': await markOf(browser) };
  const again = await createLoggedInBrowser(testSetup, { bsn });
  for (const [name, word] of again.cookies) browser.cookies.set(name, word);
  testSetup.provider.recover();
  return { browser, mark };
}

describe('a tab of one person', () => {
  const files = { 'content-type': 'multipart/form-data; boundary=x' };
  const calls: [
    string,
    (browser: Browser, mark: Record<string, string>) => Promise<BrowserResponse>,
  ][] = [
    ['an operation', (browser, mark) => browser.graphql(request, undefined, mark)],
    ...['/api/v1/declaraties/indienen', '/api/v1/declaraties/valideren/bestand'].map(
      (path): (typeof calls)[number] => [
        path,
        (browser, mark) =>
          browser.call(path, { headers: { ...files, ...mark }, body: '--x--\r\n' }),
      ],
    ),
  ];

  it.each(calls)('never acts as another who logged in since: %s', async (_name, ask) => {
    const { browser, mark } = await oldTab(daan);

    expect((await ask(browser, mark)).status).toBe(401);
    expect(testSetup.provider.seen).toEqual([]);
    // The new person's session is unaffected.
    expect(await lives(browser)).toBe(true);
  });

  it.each(calls)('continues after the same person logged in again: %s', async (_name, ask) => {
    const { browser, mark } = await oldTab(sanne);

    expect((await ask(browser, mark)).status).not.toBe(401);
    expect(testSetup.provider.seen.length).toBeGreaterThan(0);
  });

  it('gets 409 for a session of another person, and does not extend it', async () => {
    const { browser, mark } = await oldTab(daan);
    testSetup.shift(10);

    expect((await browser.call('/api/v1/sessie', { headers: mark })).status).toBe(409);
    expect((await browser.graphql(request, undefined, mark)).status).toBe(401);
    testSetup.shift(6);
    expect(await lives(browser)).toBe(false);
  });

  it('has a mark that reveals nothing, and is not in the database', async () => {
    const mark = await markOf(await createLoggedInBrowser(testSetup, { bsn: sanne }));
    expect(mark).toMatch(/^[\w-]{22}$/);
    expect(await markOf(await createLoggedInBrowser(testSetup, { bsn: sanne }))).toBe(mark);
    expect(await markOf(await createLoggedInBrowser(testSetup, { bsn: daan }))).not.toBe(mark);
    const bytes = Buffer.from(mark, 'base64url').toString('hex');
    const rows = await testSetup.sql('SELECT * FROM gateway.sessie');
    expect(JSON.stringify(rows.map((row) => Object.values(row).map(hexOf)))).not.toContain(bytes);
  });
});

it.each(['', 'kort', 'x'.repeat(43), "' OR true --"])(
  'refuses a cookie without a session: %j',
  async (word) => {
    const browser = testSetup.browser();
    browser.cookies.set(`mijn-${testSetup.port}`, encodeURIComponent(word));

    expect(await lives(browser)).toBe(false);
    const { cookies } = await signOut(browser);
    expect(cookies[0]).toContain(`mijn-${testSetup.port}=; `);
  },
);
