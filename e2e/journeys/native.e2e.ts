import { pages } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';
import { BetaalverzoekPage } from '../pages/BetaalverzoekPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { IdealPage } from '../pages/IdealPage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { addressOf } from '../support/addresses.ts';
import { firstFactuur } from '../support/facturen.ts';
import { type NativeApp, nativeOrigin, nativeTest as test } from '../support/nativeApp.ts';
import { addBetaalverzoek } from '../support/pay.ts';
import { expect } from '../support/fixtures.ts';

async function seeFirstRun({ heading, page }: NativeApp): Promise<void> {
  await expect(heading).toHaveText('Welkom');
  await page.getByRole('button', { name: 'Sla over' }).click();
  await page.getByRole('button', { name: 'Ik ga akkoord met deze voorwaarden' }).click();
}

async function sessions({ context }: NativeApp) {
  const cookies = await context.cookies(addressOf('ZZ'));
  return cookies.filter(({ name }) => name.startsWith('mijn'));
}

/** Calls the gateway from a document of another origin, with this browser's cookies. */
const askFrom = (page: Page, gateway: string) =>
  page.evaluate(async (address) => {
    const options = {
      method: 'POST',
      credentials: 'include',
      body: '{"query":"{__typename}"}',
    } as const;
    const headers = { 'content-type': 'application/json', 'x-mijn': '1' };
    try {
      return (await fetch(`${address}/graphql`, { ...options, headers })).status;
    } catch {
      return 'blocked';
    }
  }, gateway);

test('logs in, pays, downloads and signs out in the native app from its own origin @main', async ({
  app,
  listener,
}) => {
  test.setTimeout(120_000);
  const { page, context } = app;
  const gateway = addressOf('ZZ');
  await page.goto('/');
  await seeFirstRun(app);

  // DigiD in the system's browser, and back by a verified link.
  await new LoginPage(page).button.click();
  await expect.poll(() => app.asked('Browser.open')).toHaveLength(1);
  expect(page.url(), 'the app stays where it is').toContain(`${nativeOrigin}/inloggen`);
  const link = await app.logIn('Henk de Boer');
  await expect(app.heading).toContainText('Henk');
  expect(page.url()).toBe(`${nativeOrigin}/overzicht`);
  expect(await sessions(app)).toEqual([
    expect.objectContaining({ httpOnly: true, secure: true, sameSite: 'None' }),
  ]);
  // The same link does not work twice.
  await app.tell('App.appUrlOpen', { url: link });
  await expect(app.heading).toHaveText('Inloggen mislukt');
  await page.goto(pages.overzicht.path);
  await expect(app.heading).toContainText('Henk');

  // Links to the legacy area have the wrapper's flag.
  await page.goto(pages.mijnGegevens.path);
  await expect(page.locator('a[href*="isNativeWrapped=true"]').first()).toBeAttached();
  await expect(page.locator('a[href*="isNativeWrapped=false"]')).toHaveCount(0);
  await expect(page.getByText(/^App/).first()).toBeAttached();

  // The back button first closes what is open.
  await new FramePage(page).goTo('Zorgpas');
  await expect(app.heading).toHaveText('Zorgpas');
  await page.getByRole('button', { name: 'Toon aan de balie' }).first().click();
  const pass = page.getByRole('dialog');
  await expect(pass).toBeVisible();
  await app.tell('App.backButton', { canGoBack: true });
  await expect(pass).toBeHidden();
  await expect(app.heading).toHaveText('Zorgpas');
  await app.tell('App.backButton', { canGoBack: true });
  await expect(app.heading).toHaveText('Mijn gegevens');
  await app.tell('App.backButton', { canGoBack: false });
  await expect.poll(() => app.asked('App.minimizeApp')).toHaveLength(1);

  // Downloads go to the phone's share sheet, which can print; a web view cannot.
  await page.goto(pages.facturen.path);
  await firstFactuur(page).click();
  await page.getByRole('link', { name: 'Bewaar als pdf' }).first().click();
  await expect(page.getByRole('button', { name: 'Printen' })).toHaveCount(0);
  await expect.poll(() => app.asked('Share.share')).toHaveLength(1);
  const [file] = app.asked('Filesystem.writeFile');
  const content = Buffer.from(String(file?.options['data']), 'base64');
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');

  // The bank opens in the system's browser, and returns by a verified link.
  const betaalverzoek = await addBetaalverzoek('Henk de Boer');
  const screen = new BetaalverzoekPage(page);
  await screen.open(betaalverzoek.betaalkenmerk);
  await screen.pay.click();
  await expect.poll(() => app.asked('Browser.open')).toHaveLength(2);
  const bank = new IdealPage(await app.openOutside());
  await bank.button('Betalen').click();
  await bank.page.waitForURL(/\/betaling\/afhandeling|\/inloggen/);
  const asked = bank.page.url();
  const back = asked.includes('/inloggen')
    ? `${gateway}/betaling/afhandeling?betaling=${new URL(asked).searchParams.get('betaling')}`
    : asked;
  await app.tell('App.appUrlOpen', { url: back });
  await expect(page).toHaveURL(`${nativeOrigin}/betaling/gelukt?${new URL(back).searchParams}`);
  expect(new URL(page.url()).origin).toBe(nativeOrigin);

  // A document of another origin in the same web view gets nothing.
  const other = await context.newPage();
  await context.route('https://elders.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elders</h1>' }),
  );
  await other.goto('https://elders.example/');
  listener.expectNetworkError();
  expect(await askFrom(other, gateway)).toBe('blocked');
  listener.forget(/from origin 'https:\/\/elders\.example' has been blocked by CORS policy/);
  expect(await askFrom(page, gateway)).toBe(200);
  await other.close();

  await page.goto(pages.overzicht.path);
  await expect(app.heading).toContainText('Henk');
  await new FramePage(page).logOut();
  await expect(app.heading).toHaveText('Je bent uitgelogd');
  expect(await sessions(app)).toEqual([]);
  await page.goto(pages.facturen.path);
  await expect(new LoginPage(page).button).toBeVisible();

  // Started without a network: the app says so, and continues when there is one.
  listener.expectNetworkError();
  await context.route(`${gateway}/**`, (route) => route.abort('internetdisconnected'));
  await page.goto(pages.facturen.path);
  await expect(app.heading).toHaveText('Geen verbinding met internet');
  await context.unroute(`${gateway}/**`);
  await expect(new LoginPage(page).button).toBeVisible();
});
