import { callPaths, pages } from '@mijn/domain/paths';
import type { Locator, Page } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';
import { OverzichtPage } from '../pages/OverzichtPage.ts';
import { fetchGraphql } from '../support/call.ts';
import { expect, test } from '../support/fixtures.ts';
import { findBarriers } from '../support/accessibility.ts';

test.use({ persona: 'Mila Jansen' });

const minute = 60;
const time = (seconds: number) => seconds * 1000;

function isSessieRequest(url: string): boolean {
  return new URL(url).pathname === callPaths.sessie;
}

// All tabs of a browser share a clock.
test.beforeEach(({ context }) => context.clock.install());

/** Opens the overview with a controlled clock, once the session is monitored. */
async function openGuarded(page: Page): Promise<Locator> {
  await page.goto(pages.overzicht.path);
  await expect(new OverzichtPage(page).greeting('Mila')).toBeVisible();
  let told = false;
  page.on('requestfinished', (request) => {
    told ||= isSessieRequest(request.url());
  });
  // Monitoring starts ten seconds after hydration.
  await expect(async () => {
    await page.clock.fastForward(time(2));
    expect(told).toBe(true);
  }).toPass({ timeout: 20_000 });
  return page.getByRole('alertdialog', { name: 'Ben je er nog?' });
}

test('asks after thirteen minutes without input, and extends the session on staying', async ({
  page,
  context,
}) => {
  const dialog = await openGuarded(page);
  // Up to a minute may have passed on a busy machine.
  await page.clock.fastForward(time(11 * minute));
  await expect(dialog).toBeHidden();
  await page.clock.fastForward(time(2 * minute));
  await expect(dialog).toContainText('Nog 1:');
  await expect(dialog.getByRole('status')).toHaveText('Binnen twee minuten word je uitgelogd.');
  const stay = dialog.getByRole('button', { name: 'Blijf ingelogd' });
  await expect(stay).toBeFocused();
  expect(await findBarriers(page), 'axe on the question').toEqual([]);

  const renewed = page.waitForRequest((request) => isSessieRequest(request.url()));
  await stay.click();
  expect((await renewed).headers()['x-mijn-background']).toBeUndefined();
  await expect(dialog).toBeHidden();
  await page.clock.fastForward(time(12 * minute));
  await expect(dialog).toBeHidden();
  expect((await fetchGraphql(context)).status()).toBe(200);
});

test('extends the session silently on input, at most once a minute', async ({ page }) => {
  const dialog = await openGuarded(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (isSessieRequest(request.url())) requests.push(request.method());
  });
  await page.clock.fastForward(time(10 * minute));
  const response = page.waitForResponse((one) => isSessieRequest(one.url()));
  await page.keyboard.press('Shift');
  await (await response).finished();
  await page.keyboard.press('Shift');
  await page.clock.fastForward(time(10 * minute));
  await expect(dialog).toBeHidden();
  expect(requests).toHaveLength(1);
});

test('closes the question in all tabs on staying in one', async ({ page, context }) => {
  const other = await context.newPage();
  const dialog = await openGuarded(page);
  const otherDialog = await openGuarded(other);
  await context.clock.fastForward(time(13 * minute));
  await expect(dialog).toBeVisible();
  await expect(otherDialog).toBeVisible();
  await otherDialog.press('Escape');
  await expect(otherDialog).toBeHidden();
  await expect(dialog).toBeHidden();
});

test('leaves the page without an answer, and explains why at the login', async ({
  page,
  context,
  listener,
}) => {
  listener.expectStatus(401);
  const dialog = await openGuarded(page);
  await page.clock.fastForward(time(13 * minute));
  await expect(dialog).toBeVisible();
  // The gateway's clock is real: without the cookie it responds as after expiry.
  await context.clearCookies({ name: /^mijn-\d+$/ });
  await page.clock.fastForward(time(2 * minute));
  await expect(page).toHaveURL(/\/inloggen\?unauthorized=true&terug=overzicht$/);
  await expect(page.getByText('Je bent uitgelogd')).toBeVisible();
  await expect(page.getByText('Dat gebeurt na een tijd vanzelf')).toBeVisible();
  await expect(page.getByText('Mila')).toHaveCount(0);
});

test('warns in the last minutes of two hours', async ({ page }) => {
  // The gateway's clock is real: this is its response at the end of two hours.
  const response = { status: 200, stilMs: time(3 * minute), isLast: true };
  await page.route(
    ({ href }) => isSessieRequest(href),
    (route) => route.fulfill({ json: response }),
  );
  await openGuarded(page);
  await page.clock.fastForward(time(minute));
  const dialog = page.getByRole('alertdialog', { name: 'Je wordt zo uitgelogd' });
  await expect(dialog).toContainText('Je bent bijna twee uur ingelogd.');
  await expect(dialog).toContainText('Nog 1:');
  expect(await findBarriers(page), 'axe on the last minutes').toEqual([]);
  await dialog.getByRole('button', { name: 'Ga verder' }).click();
  await expect(dialog).toBeHidden();
  await page.clock.fastForward(time(minute));
  await expect(dialog).toBeHidden();
});

test.describe('with a session of its own', () => {
  test.use({ persona: undefined });

  test('offers to sign out at once', async ({ page, context }) => {
    await page.goto(pages.digid.path);
    await new DigidPage(page).choose('Mila Jansen');
    const dialog = await openGuarded(page);
    await context.clock.fastForward(time(14 * minute));
    await dialog.getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page.getByRole('heading', { name: 'Je bent uitgelogd' })).toBeVisible();
    expect((await fetchGraphql(context)).status()).toBe(401);
  });
});
