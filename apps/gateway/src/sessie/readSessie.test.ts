import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.testing.ts';
import { loggedIn, startTestGateway } from '../testing/testSetup.testing.ts';

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
  ])('goes on with a person’s input: %s', async (_name, perform) => {
    const browser = await loggedIn(testSetup);
    testSetup.shift(10);
    await perform(browser);
    testSetup.shift(10);

    expect(await lives(browser)).toBe(true);
  });

  it.each([
    ['a poll', { 'x-mijn-background': '1' }],
    ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
    ['a prefetch of an older browser', { purpose: 'prefetch' }],
  ])('is not kept alive by %s', async (_name, headers) => {
    const browser = await loggedIn(testSetup);
    testSetup.shift(10);
    await browser.graphql(request, undefined, headers);
    await browser.request('/overzicht', { headers });
    testSetup.shift(6);

    expect(await lives(browser)).toBe(false);
  });
});

it.each(['', 'kort', 'x'.repeat(43), "' OR true --"])(
  'a cookie that no session has opens nothing: %j',
  async (word) => {
    const browser = testSetup.browser();
    browser.cookies.set(`mijn-${testSetup.port}`, encodeURIComponent(word));

    expect(await lives(browser)).toBe(false);
    const { cookies } = await signOut(browser);
    expect(cookies[0]).toContain(`mijn-${testSetup.port}=; `);
  },
);

it('signing out in one browser leaves the person’s other one', async () => {
  const [one, other] = [await loggedIn(testSetup), await loggedIn(testSetup)];
  const [id = ''] = one.cookies.values();
  await signOut(one);
  one.cookies.set(`mijn-${testSetup.port}`, id);

  expect([await lives(one), await lives(other)]).toEqual([false, true]);
});
