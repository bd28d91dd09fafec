import { maximumLiveSessies } from '@mijn/domain/quotas';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.testing.ts';
import { post, readFormTokens } from '../testing/posting.testing.ts';
import type { OtherResponse } from '../testing/stubProvider.testing.ts';
import { createLoggedInBrowser, logIn, startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway();
const browser = await createLoggedInBrowser(testSetup);
afterAll(() => testSetup.stop());
afterEach(() => testSetup.provider.recover());

const lives = async (one: Browser) => (await one.graphql('{ __typename }')).status === 200;

/** An insurer whose quota is used up. */
const usedUp =
  (name: string): OtherResponse =>
  (reply) =>
    reply
      .code(429)
      .header('retry-after', '40')
      .send({ status: 429, redenen: [name] });

describe('an exhausted quota of the insurer', () => {
  it('answers an operation with 429, its reason and the time to wait', async () => {
    testSetup.provider.answer('/relatie', usedUp('wijzigingen'));
    const response = await browser.graphql('{ relatie { opgemaakteNaam } }');
    expect([response.status, response.headers['retry-after']]).toEqual([429, '40']);
    expect(JSON.parse(response.text)).toMatchObject({
      errors: [{ extensions: { status: 429, redenen: ['wijzigingen'], retrySeconds: 40 } }],
    });
  });

  it.each([
    ['nl', 'Je hebt te vaak achter elkaar een betaling gestart. Over 40 seconden kan het weer.'],
    ['en', 'You started a payment too many times in a row. You can do it again in 40 seconds.'],
  ])(
    'answers a posted form with a page in %s, and carries it out when it is loaded again',
    async (language, words) => {
      const fields = { ...(await readFormTokens(browser)), form: 'pay', kenmerk: '1' };
      testSetup.provider.answer('/relatie', usedUp('betalingen'));
      const headers = { 'accept-language': language };
      const refused = await post(browser, '/overzicht', fields, headers);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '40']);
      expect(refused.text).toContain(words);
      testSetup.provider.recover();
      expect((await post(browser, '/overzicht', fields, headers)).status).toBe(303);
    },
  );

  it('answers a link to a document with a page, and a script with JSON', async () => {
    const path = '/api/v1/uitbreidingen/jaaroverzicht/D1/2026';
    const headers = { 'sec-fetch-site': 'same-origin' };
    testSetup.provider.answer('/bestand', usedUp('documenten'));
    const page = await browser.request(path, { headers: { ...headers, accept: 'text/html' } });
    expect([page.status, page.headers['retry-after']]).toEqual([429, '40']);
    expect(page.text).toContain('te vaak achter elkaar een document geopend');
    const json = await browser.request(path, { headers: { ...headers, accept: '*/*' } });
    expect([json.status, json.text]).toEqual([429, '{"status":429,"redenen":["documenten"]}']);
  });
});

describe('the live sessions of a person', () => {
  const bsn = '999990056';

  it('end oldest first beyond the limit, without refusing a login', async () => {
    const other = await createLoggedInBrowser(testSetup, { bsn: '999990019' });
    const browsers: Browser[] = [];
    for (let i = 0; i < maximumLiveSessies + 2; i += 1) {
      const one = testSetup.browser();
      expect((await logIn(testSetup, one, { bsn })).status).toBe(303);
      browsers.push(one);
      testSetup.shift(0.01);
    }
    const alive: boolean[] = [];
    for (const one of browsers) alive.push(await lives(one));
    expect(alive).toEqual(browsers.map((_one, i) => i >= 2));
    expect(await lives(other)).toBe(true);
    // The browser is redirected to the login, which says that the session has ended.
    const shown = await browsers[0]?.request('/overzicht');
    expect([shown?.status, shown?.location]).toEqual([303, '/inloggen?terug=overzicht']);
  });
});
