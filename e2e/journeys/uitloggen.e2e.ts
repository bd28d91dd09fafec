import type { Page } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { InloggenPage } from '../pages/InloggenPage.ts';
import { OverzichtPage } from '../pages/OverzichtPage.ts';
import { eigenHeaders, vraag } from '../support/aanroep.ts';
import { adresVan } from '../support/adressen.ts';
import { expect, test } from '../support/reis.ts';

async function logIn(page: Page, naam: string): Promise<OverzichtPage> {
  await page.goto('/inloggen');
  await new InloggenPage(page).begin();
  await new DigidPage(page).kies(naam);
  const overzicht = new OverzichtPage(page);
  await expect(overzicht.begroeting(naam.split(' ', 1)[0] ?? '')).toBeVisible();
  return overzicht;
}

async function logUit(page: Page): Promise<void> {
  await new FramePage(page).logUit();
  await expect(page.getByRole('heading', { name: 'Je bent uitgelogd' })).toBeVisible();
}

/** Without waiting for a load: a page out of the back/forward cache does not load. */
async function gaTerug(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
}

test('signing out ends the session everywhere at once', async ({ page, context }) => {
  await logIn(page, 'Sanne de Vries');
  const andereTab = await context.newPage();
  await andereTab.goto('/declaraties/overzicht');
  await expect(andereTab).toHaveTitle('Mijn Zilverzand | Declaraties');
  await expect(andereTab.getByRole('main')).toContainText('Sanne');
  const koekjes = await context.cookies();

  await logUit(page);

  await expect(andereTab.getByText('Sanne')).toHaveCount(0);
  await expect(new InloggenPage(andereTab).knop).toBeVisible();
  expect((await vraag(context)).status()).toBe(401);

  await context.addCookies(koekjes);
  expect((await vraag(context)).status(), 'the old cookie').toBe(401);
});

test('after signing out the back button shows nothing of the person', async ({ page }) => {
  await logIn(page, 'Sanne de Vries');
  await page.goto('/declaraties/overzicht');
  await expect(page.getByRole('main')).toContainText('Sanne');
  await logUit(page);
  for (let keer = 0; keer < 2; keer += 1) {
    await gaTerug(page);
    await expect(page.getByText('Sanne')).toHaveCount(0);
    await expect(new InloggenPage(page).knop).toBeVisible();
  }
});

test('leaving for another site and coming back after a sign-out shows nothing', async ({
  page,
  context,
}) => {
  await logIn(page, 'Sanne de Vries');
  await page.goto('about:blank');
  await context.request.get(`${adresVan('ZZ')}/api/v1/gatewaySignOut`, { headers: eigenHeaders });
  await gaTerug(page);
  await expect(page.getByText('Sanne')).toHaveCount(0);
  await expect(new InloggenPage(page).knop).toBeVisible();
});

test('two people one after the other in one browser never see each other', async ({ page }) => {
  await logIn(page, 'Sanne de Vries');
  await logUit(page);
  const overzicht = await logIn(page, 'Jan Bakker');
  await expect(overzicht.inhoud).not.toContainText('Sanne');
  await new FramePage(page).ga('Declaraties');
  await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
  await expect(page.getByText('Sanne')).toHaveCount(0);
  const { cookies, origins } = await page.context().storageState();
  expect(JSON.stringify([cookies, origins])).not.toMatch(/Sanne|Vries|99999\d{4}/);
});

test('opening /uitloggen from another site does not sign anybody out', async ({
  page,
  context,
}) => {
  await logIn(page, 'Daan de Vries');
  const { status } = await context.request
    .get(`${adresVan('ZZ')}/uitloggen`)
    .then((antwoord) => ({ status: antwoord.status() }));
  expect(status).toBe(200);
  const zonder = await context.request.get(`${adresVan('ZZ')}/api/v1/gatewaySignOut`);
  expect(zonder.status()).toBe(403);
  const vreemd = await context.request.get(`${adresVan('ZZ')}/api/v1/gatewaySignOut`, {
    headers: { ...eigenHeaders, 'sec-fetch-site': 'cross-site' },
  });
  expect(vreemd.status()).toBe(403);
  expect((await vraag(context)).status()).toBe(200);
});
