import { afterAll, describe, expect, it } from 'vitest';
import { post } from '../testing/posting.testing.ts';
import { startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway();
afterAll(() => testSetup.stop());

/** Posts a form without a session; returns the cookies and the redirect. */
async function send(path: string, fields: Readonly<Record<string, string>>, origin?: string) {
  const browser = testSetup.browser();
  const response = await post(browser, path, fields, origin === undefined ? {} : { origin });
  const written = [response.headers['set-cookie'] ?? []].flat();
  return { status: response.status, location: response.location, written };
}

describe('a form that only writes cookies', () => {
  it.each([
    ['cookies', { choice: 'necessary' }, ['user.consent=true', 'user.choice=necessary']],
    ['cookies', { choice: 'all' }, ['user.consent=true', 'user.choice=all']],
    ['introduction', {}, ['showNewPWAOnboarding=false']],
    ['terms', { accepted: 'yes' }, ['showTermsAndConditions=false']],
    ['language', { taal: 'en' }, ['taal=EN']],
  ])('writes the choice for %s %j, for 730 days and every path', async (form, fields, names) => {
    const { status, written } = await send('/403', { form, ...fields });
    expect(status).toBe(303);
    expect(written.map((cookie) => cookie.split(';', 1)[0])).toEqual(names);
    for (const cookie of written) {
      expect(cookie).toMatch(/; Max-Age=63072000; Path=\/; SameSite=Lax$/);
    }
  });

  it.each([
    ['cookies', { choice: 'some' }],
    ['cookies', {}],
    ['terms', {}],
    ['language', { taal: 'fr' }],
  ])('writes nothing for an invalid choice: %s %j', async (form, fields) => {
    expect(await send('/403', { form, ...fields })).toMatchObject({ status: 400, written: [] });
  });

  it('from another site is refused', async () => {
    const other = await send('/403', { form: 'cookies', choice: 'all' }, 'https://elders.example');
    expect(other).toMatchObject({ status: 403, written: [] });
  });

  it('redirects to its page, to the page that confirms it, or onward', async () => {
    const cookies = { form: 'cookies', choice: 'all' };
    expect((await send('/403?x=1', cookies)).location).toBe('/403?x=1');
    expect((await send('/cookie-instellingen', cookies)).location).toBe(
      '/cookie-instellingen?saved=cookies',
    );
    const introduction = await send('/introductie?stap=3', { form: 'introduction' });
    expect(introduction.location).toBe('/introductie?stap=voorwaarden');
    expect((await send('/introductie', { form: 'terms', accepted: 'yes' })).location).toBe(
      '/overzicht',
    );
  });
});

describe('a page for an unknown address', () => {
  it.each([
    ['/bestaat-niet', '/bestaat-niet'],
    [
      '/bestaat-niet?taal=nl&terug=%2F%2Fevil.example',
      '/bestaat-niet?taal=nl&terug=%2F%2Fevil.example',
    ],
    ['/facturen/betaalverzoek/', '/facturen/betaalverzoek/'],
    ['//evil', '/evil'],
    ['///evil/pad?x=1', '/evil/pad?x=1'],
    ['/\\evil', '/evil'],
    ['//user@evil', '/user@evil'],
    // These calls failed, and are not repeated.
    ['/digid?code=x&state=y', '/inloggen'],
    ['/app2app?code=x', '/inloggen'],
  ])('at %j accepts the forms of every page, and redirects to %s', async (path, to) => {
    for (const fields of [
      { form: 'language', taal: 'en' },
      { form: 'cookies', choice: 'necessary' },
    ]) {
      const { status, location, written } = await send(path, fields);
      expect([status, location, written.length > 0]).toEqual([303, to, true]);
    }
  });

  it('is shown again in the chosen language', async () => {
    const browser = testSetup.browser();
    const before = await browser.request('/bestaat-niet?x=1');
    const { location } = await post(browser, '/bestaat-niet?x=1', { form: 'language', taal: 'en' });
    const after = await browser.request(location);
    const responses = [before, after].map(({ status, headers }) => [
      status,
      headers['content-language'],
    ]);
    expect(responses).toEqual([
      [404, 'nl'],
      [404, 'en'],
    ]);
  });

  it.each(['/bestaat-niet', '//evil', '/digid', '/app2app?code=x'])(
    'at %s accepts no other form, nor anything else',
    async (path) => {
      const browser = testSetup.browser();
      const choice = { form: 'language', taal: 'en' };
      const json = { 'content-type': 'application/json' };
      const foreign = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
      const answers = [
        await post(browser, path, { form: 'pay' }),
        await post(browser, path, { form: '' }),
        await post(browser, path, choice, json),
        await post(browser, path, choice, foreign),
      ];
      expect(answers.map(({ status }) => status)).toEqual([405, 405, 405, 403]);
      expect(answers.flatMap(({ cookies }) => cookies)).toEqual([]);
    },
  );

  it.each([
    '/',
    '/api/v1/graphql',
    '/assets/app.js',
    '/health/live',
    '/robots.txt',
    '//evil.example',
  ])('does not exist at %s, which accepts none', async (path) => {
    const { status, location, written } = await send(path, { form: 'language', taal: 'en' });
    expect([status, location, written]).toEqual([405, '', []]);
  });
});
