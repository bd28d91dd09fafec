import { callPaths, pages } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { OverzichtPage } from '../pages/OverzichtPage.ts';
import { ownHeaders, fetchGraphql } from '../support/call.ts';
import { addressOf } from '../support/addresses.ts';
import { expect, test } from '../support/fixtures.ts';

async function logIn(page: Page, name: string): Promise<OverzichtPage> {
  await page.goto(pages.inloggen.path);
  await new LoginPage(page).start();
  await new DigidPage(page).choose(name);
  const overzicht = new OverzichtPage(page);
  await expect(overzicht.greeting(name.split(' ', 1)[0] ?? '')).toBeVisible();
  return overzicht;
}

async function logOut(page: Page): Promise<void> {
  await new FramePage(page).logOut();
  await expect(page.getByRole('heading', { name: 'Je bent uitgelogd' })).toBeVisible();
}

/** Does not wait for a load event, which the back/forward cache skips. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
}

/** Returns the session marker in this tab (§4, §9). */
const marker = (page: Page) => page.evaluate(() => sessionStorage.getItem('hasAuthHeader'));

test('ends the session everywhere at once', { tag: '@main' }, async ({ page, context }) => {
  await logIn(page, 'Sanne de Vries');
  const otherTab = await context.newPage();
  await otherTab.goto(pages.declaraties.path);
  await expect(otherTab).toHaveTitle('Mijn Zilverzand | Declaraties');
  await expect(otherTab.getByRole('main')).toContainText('Sanne');
  const cookies = await context.cookies();
  await expect.poll(() => marker(page)).toBe('true');

  const called = page.waitForResponse((response) =>
    response.url().endsWith(callPaths.gatewaySignOut),
  );
  await logOut(page);
  expect((await called).status()).toBe(200);
  await expect.poll(() => marker(page)).toBeNull();

  await expect(otherTab.getByText('Sanne')).toHaveCount(0);
  await expect(new LoginPage(otherTab).button).toBeVisible();
  expect((await fetchGraphql(context)).status()).toBe(401);

  await context.addCookies(cookies);
  expect((await fetchGraphql(context)).status(), 'the old cookie').toBe(401);
});

test('works in a tab that is older than the last login', async ({ page, context }) => {
  await logIn(page, 'Sanne de Vries');
  const otherTab = await context.newPage();
  await otherTab.goto(`${pages.inloggen.path}?unauthorized=true`);
  await new LoginPage(otherTab).start();
  await new DigidPage(otherTab).choose('Sanne de Vries');
  await expect(new OverzichtPage(otherTab).greeting('Sanne')).toBeVisible();

  await logOut(page);
  expect((await fetchGraphql(context)).status()).toBe(401);
});

test('blanks a posted page too, and does not post again', async ({ page, context }) => {
  await logIn(page, 'Sanne de Vries');
  const otherTab = await context.newPage();
  await otherTab.goto(pages.zorgpas.path);
  // The page is not hydrated yet.
  const bsn = otherTab.locator('form:has([name=form][value=bsn])').first();
  await Promise.all([
    otherTab.waitForResponse((response) => response.request().method() === 'POST'),
    bsn.evaluate((form) => form instanceof HTMLFormElement && form.submit()),
  ]);
  await expect(otherTab.getByRole('main')).toContainText('Sanne');
  await expect.poll(() => marker(otherTab)).toBe('true');
  const methods: string[] = [];
  otherTab.on('request', (request) => {
    if (request.isNavigationRequest()) methods.push(request.method());
  });

  await logOut(page);
  await expect(new LoginPage(otherTab).button).toBeVisible();
  expect(new Set(methods)).toEqual(new Set(['GET']));
});

test('shows nothing of the person with the back button', async ({ page }) => {
  await logIn(page, 'Sanne de Vries');
  await page.goto(pages.declaraties.path);
  await expect(page.getByRole('main')).toContainText('Sanne');
  await logOut(page);
  for (let times = 0; times < 2; times += 1) {
    await goBack(page);
    await expect(page.getByText('Sanne')).toHaveCount(0);
    await expect(new LoginPage(page).button).toBeVisible();
  }
});

test('shows nothing on return from another site', async ({ page, context }) => {
  await logIn(page, 'Sanne de Vries');
  await page.goto('about:blank');
  await context.request.get(`${addressOf('ZZ')}/api/v1/gatewaySignOut`, { headers: ownHeaders });
  await goBack(page);
  await expect(page.getByText('Sanne')).toHaveCount(0);
  await expect(new LoginPage(page).button).toBeVisible();
});

test('separates two people in one browser', { tag: '@main' }, async ({ page }) => {
  await logIn(page, 'Sanne de Vries');
  await logOut(page);
  const overzicht = await logIn(page, 'Jan Bakker');
  await expect(overzicht.content).not.toContainText('Sanne');
  await new FramePage(page).goTo('Declaraties');
  await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
  await expect(page.getByText('Sanne')).toHaveCount(0);
  const { cookies, origins } = await page.context().storageState();
  expect(JSON.stringify([cookies, origins])).not.toMatch(/Sanne|Vries|99999\d{4}/);
});

test('does not sign out when /uitloggen is opened from another site', async ({ page, context }) => {
  await logIn(page, 'Daan de Vries');
  const { status } = await context.request
    .get(`${addressOf('ZZ')}/uitloggen`)
    .then((response) => ({ status: response.status() }));
  expect(status).toBe(200);
  const without = await context.request.get(`${addressOf('ZZ')}/api/v1/gatewaySignOut`);
  expect(without.status()).toBe(403);
  const foreign = await context.request.get(`${addressOf('ZZ')}/api/v1/gatewaySignOut`, {
    headers: { ...ownHeaders, 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status()).toBe(403);
  expect((await fetchGraphql(context)).status()).toBe(200);
});

test('ends the sessions of other devices', async ({ page, browser }) => {
  await logIn(page, 'Tom Mulder');
  const other = await browser.newContext({ baseURL: addressOf('ZZ'), locale: 'nl-NL' });
  const elsewhere = await other.newPage();
  await logIn(elsewhere, 'Tom Mulder');
  await page.goto(pages.apparaten.path);
  const list = page.getByRole('region', { name: 'Waar je bent ingelogd' });
  await expect(list.getByText(/dit apparaat/)).toHaveCount(1);
  await expect(list.getByText(/^Ingelogd om /).nth(1)).toBeVisible();
  await list.getByRole('button', { name: 'Overal uitloggen' }).click();
  await expect(page.getByRole('heading', { name: 'Je bent uitgelogd' })).toBeVisible();
  await elsewhere.goto(pages.overzicht.path);
  await expect(new LoginPage(elsewhere).button).toBeVisible();
  await other.close();
});
