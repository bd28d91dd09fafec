import { pages, zorgkostenWithEigenRisico } from '@mijn/domain/paths';
import { cookieNames } from '@mijn/domain/constants';
import type { Page } from '@playwright/test';
import { addressOf } from '../support/addresses.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { untilShellHasCome, waitUntilUsable } from '../support/usable.ts';

test.use({ persona: 'Mila Jansen', viewport: { width: 390, height: 844 } });

const prompt = (page: Page) =>
  page.getByRole('region', { name: /Mijn Zilverzand op je (beginscherm|computer)/ });
const button = (page: Page, name: string) => prompt(page).getByRole('button', { name });

/** Dispatches Chromium's offer to install, and records the choice. */
async function offer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.body.dataset['prompted'] = 'yes';
        return { outcome: 'accepted' };
      },
    });
    dispatchEvent(event);
    document.body.dataset['held'] = String(event.defaultPrevented);
  });
}

test('offers to install a second after loading, with the browser’s own prompt @main', async ({
  page,
}) => {
  await page.goto(pages.overzicht.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitUntilUsable(page);
  await offer(page);
  await expect(prompt(page)).toBeVisible();
  const shellAsked = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /Shell-/.test(name))?.startTime,
  );
  expect(shellAsked, 'milliseconds before anything can be offered (§9)').toBeGreaterThan(1000);
  await expect(page.locator('body')).toHaveAttribute('data-held', 'true');
  await isForEveryone(page, 'the offer to install');
  await button(page, 'Installeer').click();
  await expect(page.locator('body')).toHaveAttribute('data-prompted', 'yes');
  await expect(prompt(page)).toHaveCount(0);
});

for (const path of [pages.facturen.path, zorgkostenWithEigenRisico]) {
  test(`offers to install at ${path}, where a search or a filter is no form`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitUntilUsable(page);
    await offer(page);
    await expect(prompt(page)).toBeVisible();
  });
}

test('stays dismissed, also in the next document', async ({ page }) => {
  await page.goto(pages.overzicht.path);
  await waitUntilUsable(page);
  await offer(page);
  await button(page, 'Niet nu').click();
  await expect(prompt(page)).toHaveCount(0);
  await page.reload();
  await waitUntilUsable(page);
  await untilShellHasCome(page);
  await offer(page);
  await expect(prompt(page)).toHaveCount(0);
});

test('does not appear over a form or a dialog', async ({ page }) => {
  await page.goto(`${pages.mijnGegevens.path}?wijzig=contact`);
  await waitUntilUsable(page);
  await offer(page);
  await untilShellHasCome(page);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Annuleer' }).first().click();
  await expect(prompt(page)).toBeVisible();
  await page.getByRole('button', { name: 'Meer' }).click();
  await expect(prompt(page)).toHaveCount(0);
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15',
  });

  test('explains the steps', async ({ page }) => {
    await page.goto(pages.overzicht.path);
    await expect(prompt(page)).toContainText('Zet op beginscherm');
    await expect(button(page, 'Installeer')).toHaveCount(0);
    await button(page, 'Begrepen').click();
    await expect(prompt(page)).toHaveCount(0);
  });
});

test('offers nothing inside the native app', async ({ page, context }) => {
  const seen = [cookieNames.introduction, cookieNames.terms];
  await context.addCookies(seen.map((name) => ({ name, value: 'false', url: addressOf('ZZ') })));
  await page.addInitScript(() => {
    Object.assign(globalThis, { Capacitor: { getPlatform: () => 'android' } });
  });
  await page.goto(pages.overzicht.path);
  await untilShellHasCome(page);
  await offer(page);
  await expect(prompt(page)).toHaveCount(0);
});
