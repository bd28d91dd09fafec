import { afterAll, describe, expect, it } from 'vitest';
import { post } from '../testing/posting.testing.ts';
import { startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway();
afterAll(() => testSetup.stop());

/** What a form writes and where it leads, for somebody who is not logged in. */
async function send(path: string, fields: Readonly<Record<string, string>>, origin?: string) {
  const browser = testSetup.browser();
  const response = await post(browser, path, fields, origin === undefined ? {} : { origin });
  const written = [response.headers['set-cookie'] ?? []].flat();
  return { status: response.status, location: response.location, written };
}

describe('a form that writes cookies only', () => {
  it.each([
    ['cookies', { choice: 'necessary' }, ['user.consent=true', 'user.choice=necessary']],
    ['cookies', { choice: 'all' }, ['user.consent=true', 'user.choice=all']],
    ['introduction', {}, ['showNewPWAOnboarding=false']],
    ['terms', { accepted: 'yes' }, ['showTermsAndConditions=false']],
    ['language', { taal: 'en' }, ['taal=en']],
  ])('%s %j writes what was chosen, for 730 days and every path', async (form, fields, names) => {
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
  ])('%s %j chooses what there is not: nothing is written', async (form, fields) => {
    expect(await send('/403', { form, ...fields })).toMatchObject({ status: 400, written: [] });
  });

  it('of another site is refused', async () => {
    const other = await send('/403', { form: 'cookies', choice: 'all' }, 'https://elders.example');
    expect(other).toMatchObject({ status: 403, written: [] });
  });

  it('leads back to its page, to the page that says so, or onward', async () => {
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
