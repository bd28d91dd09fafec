import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.testing.ts';
import { post, readFormTokens } from '../testing/posting.testing.ts';
import { createLoggedInBrowser, startTestGateway } from '../testing/testSetup.testing.ts';

const folder = await mkdtemp(join(os.tmpdir(), 'mijn-posts-'));
const maintenanceFile = join(folder, 'onderhoud.json');
const testSetup = await startTestGateway({ maintenanceFile });
const browser = await createLoggedInBrowser(testSetup);
afterAll(async () => {
  await testSetup.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => testSetup.provider.recover());

const asked = () => testSetup.provider.seen.length;
const livesOn = async (who: Browser) => (await who.graphql('{ __typename }')).status === 200;

async function filledIn(form = 'pay', more: Readonly<Record<string, string>> = {}) {
  const seal = await readFormTokens(browser);
  testSetup.provider.recover();
  return { ...seal, form, ...more };
}

async function shownAgain(fields: Readonly<Record<string, string>>) {
  const response = await post(browser, '/overzicht', fields);
  expect(response.text).toContain('earlier form=pay');
  return [response.status, asked()];
}

describe('a form posted to a page', () => {
  it('is carried out, and redirects to a GET', async () => {
    const fields = await filledIn();
    const response = await post(browser, '/overzicht', fields);

    expect(response.status).toBe(303);
    expect(response.location).toMatch(/^\/overzicht\?posted=[\w-]{43}$/);
    expect(asked()).toBe(1);
  });

  it('without Origin is checked by Sec-Fetch-Site', async () => {
    const headers = { origin: undefined };

    expect((await post(browser, '/overzicht', await filledIn(), headers)).status).toBe(303);
  });

  it.each<[string, Record<string, string | undefined>]>([
    ['from another site', { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' }],
    ['from the other brand', { 'sec-fetch-site': 'same-site' }],
    ['with another Origin only', { origin: 'https://elders.example' }],
    ['with Origin null', { origin: 'null' }],
    ['typed in by hand', { origin: undefined, 'sec-fetch-site': 'none' }],
    ['from we do not know where', { origin: undefined, 'sec-fetch-site': undefined }],
  ])('is refused %s, without calls', async (_name, headers) => {
    const response = await post(browser, '/overzicht', await filledIn(), headers);

    expect(response.status).toBe(403);
    expect(response.headers['content-type']).toContain('text/html');
    expect(asked()).toBe(0);
  });

  it.each([
    ['without a token', { formToken: '' }, 403],
    ['with another token', { formToken: 'x'.repeat(43) }, 403],
    ['without a key', { formKey: '' }, 400],
    ['with a key of another shape', { formKey: "'; DROP TABLE" }, 400],
  ])('is refused %s', async (_name, changed, status) => {
    const response = await post(browser, '/overzicht', { ...(await filledIn()), ...changed });

    expect(response.status).toBe(status);
    expect(asked()).toBe(0);
  });

  it('has a unique token per document', async () => {
    const [one, other] = [await filledIn(), await filledIn()];
    expect(one.formToken).not.toBe(other.formToken);
    const mixed = { ...one, formToken: other.formToken ?? '' };
    expect(await shownAgain(mixed)).toEqual([409, 0]);
    expect((await post(browser, '/overzicht', one)).status).toBeLessThan(400);
    expect((await post(browser, '/overzicht', other)).status).toBeLessThan(400);
  });

  it('from an earlier session of the same person is shown again and not carried out', async () => {
    const earlier = await readFormTokens(await createLoggedInBrowser(testSetup));
    testSetup.provider.recover();
    expect(await shownAgain({ ...earlier, form: 'pay' })).toEqual([409, 0]);
    expect(await shownAgain({ ...earlier, form: 'pay' })).toEqual([409, 0]);
  });

  it('is refused with another person’s token, also with this person’s mark', async () => {
    const other = await createLoggedInBrowser(testSetup, { bsn: '999990147' });
    const { formToken = '' } = await readFormTokens(other);
    const fields = { ...(await filledIn()), formToken };

    expect((await post(browser, '/overzicht', fields)).status).toBe(403);
    expect(asked()).toBe(0);
  });

  it('is not carried out during maintenance, with an explanation', async () => {
    const fields = await filledIn();
    await writeFile(maintenanceFile, '{ "inOnderhoud": true }');
    expect((await post(browser, '/overzicht', fields)).status).toBe(503);
    expect(asked()).toBe(0);
    await rm(maintenanceFile);
    expect((await post(browser, '/overzicht', fields)).status).toBe(303);
  });

  it('redirects to the login without a session', async () => {
    const response = await post(testSetup.browser(), '/overzicht', await filledIn());

    expect([response.status, response.location]).toEqual([303, '/inloggen?terug=overzicht']);
    expect(asked()).toBe(0);
  });

  it('is accepted by pages only, and limited in size', async () => {
    const fields = await filledIn();
    const elsewhere = await Promise.all(
      ['/niets', '/graphql', '/digid', '/health/live'].map((path) => post(browser, path, fields)),
    );
    expect(elsewhere.map(({ status }) => status)).toEqual([405, 403, 405, 405]);
    const large = { ...fields, tekst: 'x'.repeat(70_000) };
    expect((await post(browser, '/overzicht', large)).status).toBe(413);
    const json = { 'content-type': 'application/json' };
    expect((await post(browser, '/overzicht', fields, json)).status).toBe(415);
    expect(asked()).toBe(0);
  });
});

describe('signing out', () => {
  it('ends the session at once', async () => {
    const leaving = await createLoggedInBrowser(testSetup);
    const fields = { ...(await readFormTokens(leaving)), form: 'signOut' };
    const response = await post(leaving, '/uitloggen', fields);

    expect([response.status, response.location]).toEqual([303, '/uitloggen']);
    expect(await livesOn(leaving)).toBe(false);
    expect((await post(leaving, '/uitloggen', fields)).location).toBe('/uitloggen');
  });

  it.each(['signOut', 'signOutEverywhere'])(
    'works from a tab older than the last login: %s',
    async (form) => {
      const bsn = '999990032';
      const leaving = await createLoggedInBrowser(testSetup, { bsn });
      const ofOldTab = await readFormTokens(leaving);
      const again = await createLoggedInBrowser(testSetup, { bsn });
      for (const [name, word] of again.cookies) leaving.cookies.set(name, word);
      const response = await post(leaving, '/uitloggen', { ...ofOldTab, form });

      expect([response.status, response.location]).toEqual([303, '/uitloggen']);
      expect(await livesOn(again)).toBe(false);
    },
  );

  it.each(['signOut', 'signOutEverywhere'])('works during maintenance: %s', async (form) => {
    const leaving = await createLoggedInBrowser(testSetup, { bsn: '999990032' });
    const fields = { ...(await readFormTokens(leaving)), form };
    const session = new Map(leaving.cookies);
    await writeFile(maintenanceFile, '{ "inOnderhoud": true }');
    const response = await post(leaving, '/uitloggen', fields);
    const page = await post(leaving, '/uitloggen', { ...fields, form: 'pay' });
    await rm(maintenanceFile);

    expect([response.status, response.location]).toEqual([303, '/uitloggen']);
    expect(page.status).toBe(503);
    expect(leaving.cookies.has(`mijn-${testSetup.port}`)).toBe(false);
    for (const [name, word] of session) leaving.cookies.set(name, word);
    expect(await livesOn(leaving)).toBe(false);
  });

  it('cannot be done by another site', async () => {
    const fields = { ...(await readFormTokens(browser)), form: 'signOut' };
    const foreign = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };

    expect((await post(browser, '/uitloggen', fields, foreign)).status).toBe(403);
    expect(await livesOn(browser)).toBe(true);
  });
});
