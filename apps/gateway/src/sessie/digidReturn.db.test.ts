import { handoverFields } from '@mijn/domain/handover';
import { afterAll, describe, expect, it } from 'vitest';
import { logIn, startLogin, startTestGateway } from '../testing/testSetup.testing.ts';

const testSetup = await startTestGateway();
afterAll(() => testSetup.stop());

describe('a failed login', () => {
  it('keeps the requested page for another attempt', async () => {
    const asked = '?terug=declaratie&nummer=D-12';
    const browser = testSetup.browser();
    const back = testSetup.digid.refusalTo(await startLogin(browser, asked), 'access_denied');
    const cancelled = await browser.request(back.pathname + back.search);
    expect(cancelled.location).toBe(
      '/inloggen-mislukt?reden=geannuleerd&terug=declaratie&nummer=D-12',
    );
    const low = await logIn(testSetup, testSetup.browser(), { niveau: 20 }, '?terug=facturen');
    expect(low.location).toBe('/inloggen-mislukt?reden=niveau&terug=facturen');
  });

  it.each(['?terug=//elders.example', '?terug=declaratie&nummer=../elders', '?terug=inloggen'])(
    'drops values that are not pages: %s',
    async (asked) => {
      const end = await logIn(testSetup, testSetup.browser(), { niveau: 20 }, asked);
      expect(end.location).toBe('/inloggen-mislukt?reden=niveau');
    },
  );
});

it('keeps a page’s pending login when the native app’s returns', async () => {
  const browser = testSetup.browser();
  const ofApp = await startLogin(browser, `?${handoverFields.challenge}=${'c'.repeat(43)}`);
  const ofPage = await startLogin(browser, '?terug=zorgpas');
  const [app, page] = [testSetup.digid.respondTo(ofApp), testSetup.digid.respondTo(ofPage)];
  expect((await browser.request(app.pathname + app.search)).location).toMatch(/^\/app2app\?/);
  expect((await browser.request(page.pathname + page.search)).location).toBe('/zorgpas');
});
