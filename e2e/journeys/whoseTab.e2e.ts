import { callPaths, pages } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { OverzichtPage } from '../pages/OverzichtPage.ts';
import { addressOf } from '../support/addresses.ts';
import { ownHeaders } from '../support/call.ts';
import { expect, test } from '../support/fixtures.ts';

async function logIn(page: Page, name: string): Promise<void> {
  await page.goto(`${pages.inloggen.path}?unauthorized=true`);
  await new LoginPage(page).start();
  await new DigidPage(page).choose(name);
  await expect(new OverzichtPage(page).greeting(name.split(' ', 1)[0] ?? '')).toBeVisible();
}

const isTakenOver = (page: Page) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('hasAuthHeader'))).toBe('true');

test('switches to the person who logs in later @main', async ({ page, context }) => {
  await logIn(page, 'Sanne de Vries');
  await isTakenOver(page);
  const otherTab = await context.newPage();
  await logIn(otherTab, 'Jan Bakker');

  await expect(new OverzichtPage(page).greeting('Jan')).toBeVisible();
  await expect(page.getByText('Sanne')).toHaveCount(0);
});

test('shows nobody’s data under another’s name without having been notified', async ({
  page,
  context,
  listener,
}) => {
  listener.expectStatus(401);
  // The tab is frozen.
  await page.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined;
  });
  await logIn(page, 'Sanne de Vries');
  await isTakenOver(page);
  const otherTab = await context.newPage();
  await logIn(otherTab, 'Jan Bakker');
  await expect(new OverzichtPage(page).greeting('Sanne')).toBeVisible();

  const refused = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await new FramePage(page).goTo('Declaraties');
  expect((await refused).status()).toBe(401);
  await expect(page.getByText('Je bent uitgelogd')).toBeVisible();
  await expect(page.getByText('Sanne')).toHaveCount(0);
  await otherTab.reload();
  await expect(new OverzichtPage(otherTab).greeting('Jan')).toBeVisible();
});

test('continues after the same person logs in again elsewhere', async ({ page, context }) => {
  await logIn(page, 'Sanne de Vries');
  await isTakenOver(page);
  const otherTab = await context.newPage();
  await logIn(otherTab, 'Sanne de Vries');

  await new FramePage(page).goTo('Declaraties');
  await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
  await expect(page.getByRole('main')).toContainText('Sanne');
});

test('keeps the form’s input when the session has ended, and sends it after a login', async ({
  page,
  context,
  listener,
}) => {
  listener.expectStatus(401);
  await logIn(page, 'Tom Mulder');
  await page.goto(`${pages.mijnGegevens.path}?wijzig=name`);
  const name = page.getByLabel('Roepnaam');
  const [before, save] = [await name.inputValue(), page.getByRole('button', { name: 'Bewaar' })];
  await name.fill('Anders');
  // On another device.
  await context.request.get(`${addressOf('ZZ')}${callPaths.gatewaySignOut}`, {
    headers: ownHeaders,
  });
  await save.click();
  await expect(page.getByText('Je bent niet meer ingelogd')).toBeVisible();
  await expect(name).toHaveValue('Anders');

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Log in (opent een nieuw tabblad)' }).click();
  const otherTab = await opened;
  await new LoginPage(otherTab).start();
  await new DigidPage(otherTab).choose('Tom Mulder');
  // The login for a form continues on its page, and the form is still here.
  await expect(otherTab).toHaveTitle('Mijn Zilverzand | Mijn gegevens');

  await expect(name).toHaveValue('Anders');
  await name.fill(before);
  await save.click();
  await expect(page.getByText('Bewaard. Dit geldt meteen.')).toBeVisible();
});
