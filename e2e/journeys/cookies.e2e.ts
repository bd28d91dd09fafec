import { pages } from '@mijn/domain/paths';
import { cookieNames } from '@mijn/domain/constants';
import type { BrowserContext, Page } from '@playwright/test';
import { isForEveryone } from '../support/accessibility.ts';
import { addressOf } from '../support/addresses.ts';
import { loadOwnFont } from '../support/ownFont.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ cookiesAnswered: false, viewport: { width: 390, height: 844 } });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function valueOf(context: BrowserContext, name: string) {
  return (await context.cookies()).find((cookie) => cookie.name === name);
}

test.describe('logged in', () => {
  test.use({ persona: 'Mila Jansen' });

  test('asks until answered, and keeps the page as it is @main', async ({ page, context }) => {
    await page.goto(`${pages.mijnGegevens.path}?wijzig=contact`);
    await expect(banner(page)).toBeVisible();
    await loadOwnFont(page);
    expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(90);
    await isForEveryone(page, 'a page with the question about cookies');
    await page.evaluate(() => {
      document.title = 'still this document';
    });
    await button(page, 'Alleen noodzakelijk').click();
    await expect(banner(page)).toHaveCount(0);
    expect(await page.title()).toBe('still this document');
    const consent = await valueOf(context, cookieNames.consent);
    expect(consent).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax', httpOnly: false });
    // Browsers allow 400 of the 730 days.
    const days = ((consent?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(400);
    expect((await valueOf(context, cookieNames.cookieChoice))?.value).toBe('necessary');
    // In the same document, which started without an answer.
    await page.getByRole('link', { name: 'Cookie-instellingen' }).click();
    await expect(page.getByText('Je hebt gekozen voor alleen noodzakelijk.')).toBeVisible();
    await page.goto(pages.overzicht.path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  test('changes the choice at any time', async ({ page, context }) => {
    await page.goto(pages.cookieInstellingen.path);
    await expect(page).toHaveTitle('Mijn Zilverzand | Cookie-instellingen');
    await expect(page.getByText('Je hebt nog niets gekozen.')).toBeVisible();
    await isForEveryone(page, 'the cookie settings');
    await button(page, 'Alles toestaan').click();
    await expect(page.getByText('Je keuze is bewaard.')).toBeVisible();
    await expect(page.getByText('Je hebt alles toegestaan.')).toBeVisible();
    expect((await valueOf(context, cookieNames.cookieChoice))?.value).toBe('all');
    await button(page, 'Alleen noodzakelijk').click();
    await expect(page.getByText('Je hebt gekozen voor alleen noodzakelijk.')).toBeVisible();
  });
});

test.describe('logged out', () => {
  test('does not ask on pages for logging in and out', async ({ page, listener }) => {
    listener.expectStatus(403, 404);
    const paths = [
      '/inloggen',
      '/inloggen-mislukt',
      '/uitloggen',
      '/cookie-instellingen',
      '/app2app?overdracht=een-code',
      '/digid?error=access_denied&state=onbekend',
    ];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner(page), path).toHaveCount(0);
    }
    await page.goto(pages.status403.path);
    await expect(banner(page)).toBeVisible();
  });

  test('ignores other values than true', async ({ page, context, listener }) => {
    listener.expectStatus(403);
    for (const value of ['false', 'True', '1', 'true']) {
      await context.addCookies([{ name: cookieNames.consent, value, url: addressOf('ZZ') }]);
      await page.goto(pages.status403.path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner(page), value).toHaveCount(value === 'true' ? 0 : 1);
    }
  });

  test('links to the settings in the footer', async ({ page }) => {
    await page.goto(pages.inloggen.path);
    await page.getByRole('link', { name: 'Cookie-instellingen' }).click();
    await expect(page.getByRole('heading', { name: 'Cookies', level: 1 })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('answers with a form', async ({ page, context, listener }) => {
    listener.expectStatus(403);
    await page.goto(pages.status403.path);
    await button(page, 'Alles toestaan').click();
    await expect(page).toHaveURL(/\/403$/);
    await expect(banner(page)).toHaveCount(0);
    expect((await valueOf(context, cookieNames.consent))?.value).toBe('true');
  });
});
