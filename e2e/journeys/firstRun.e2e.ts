import { pages } from '@mijn/domain/paths';
import { cookieNames } from '@mijn/domain/constants';
import type { Page } from '@playwright/test';
import { LoginPage } from '../pages/LoginPage.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const onward = (page: Page) => page.getByRole('link', { name: 'Verder' });
const accept = (page: Page) =>
  page.getByRole('button', { name: 'Ik ga akkoord met deze voorwaarden' });

/** Simulates the native app's wrapper in every document of the page. */
async function wrap(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { Capacitor: { getPlatform: () => 'android' } });
  });
}

test('shows three steps, the terms and the login on the first run only @main', async ({
  page,
  context,
}) => {
  await wrap(page);
  await page.goto(pages.inloggen.path);
  await expect(heading(page, 'Welkom')).toBeVisible();
  await isForEveryone(page, 'the introduction');
  await onward(page).click();
  await expect(heading(page, 'Makkelijk declareren')).toBeVisible();
  await onward(page).click();
  await expect(heading(page, 'Declaratie bekijken')).toBeVisible();
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(heading(page, 'Voorwaarden')).toBeVisible();
  await isForEveryone(page, 'the terms');
  await page.goto(pages.inloggen.path);
  await expect(heading(page, 'Voorwaarden'), 'terms that are not accepted').toBeVisible();
  await accept(page).click();
  await expect(new LoginPage(page).button).toBeVisible();
  const written = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  expect(written).toContain(`${cookieNames.introduction}=false`);
  expect(written).toContain(`${cookieNames.terms}=false`);
  await page.goto(pages.inloggen.path);
  await expect(new LoginPage(page).button).toBeVisible();
});

test('lets people skip the introduction but not the terms', async ({ page }) => {
  await wrap(page);
  await page.goto(pages.inloggen.path);
  await page.getByRole('button', { name: 'Sla over' }).click();
  await expect(heading(page, 'Voorwaarden')).toBeVisible();
});

test('has no first run in a browser', async ({ page }) => {
  await page.goto(pages.inloggen.path);
  await expect(new LoginPage(page).button).toBeVisible();
});

test('skips the first run in direct-login mode', async ({ page }) => {
  await wrap(page);
  await page.goto(`${pages.inloggen.path}?directLogin=true`);
  await expect(new LoginPage(page).button).toBeVisible();
  for (const path of ['/betaling/gelukt', '/betaling/mislukt', '/betaling/afhandeling']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/inloggen/);
  }
});

test.describe('logged in', () => {
  test.use({ persona: 'Fatima El Amrani' });

  test('shows the first run before any page, except on return from the bank', async ({ page }) => {
    await wrap(page);
    await page.goto(pages.facturen.path);
    await expect(heading(page, 'Welkom')).toBeVisible();
    for (const path of ['/betaling/gelukt', '/betaling/mislukt', '/betaling/afhandeling']) {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'Hoofdnavigatie' })).toBeVisible();
      expect(new URL(page.url()).pathname.startsWith('/betaling/'), path).toBe(true);
    }
  });
});
