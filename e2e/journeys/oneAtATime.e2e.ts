import { pages } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { untilShellHasCome, waitUntilUsable } from '../support/usable.ts';

test.use({ cookiesAnswered: false, viewport: { width: 390, height: 844 } });

/** Elements that ask for attention over or above a page. */
const asking = {
  cookies: (page: Page) => page.getByRole('region', { name: 'Cookies' }),
  install: (page: Page) =>
    page.getByRole('region', { name: /Mijn Zilverzand op je (beginscherm|computer)/ }),
  menu: (page: Page) => page.locator(':popover-open'),
  dialog: (page: Page) => page.locator('dialog[open]'),
} as const;

const kinds = ['cookies', 'install', 'menu', 'dialog'] as const;

type Asking = (typeof kinds)[number];

/** The app's notices on the page; never two at once. */
const notices = (page: Page) => page.locator('input[name="melding"]');

/** Waits until exactly these ask for attention, without overlap. */
async function expectOnly(page: Page, ...expected: Asking[]): Promise<void> {
  for (const name of kinds) {
    const here = asking[name](page);
    if (expected.includes(name)) await expect(here.first(), name).toBeVisible();
    else await expect(here, name).toHaveCount(0);
  }
}

async function offerToInstall(page: Page): Promise<void> {
  await waitUntilUsable(page);
  await page.evaluate(() => {
    dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve({ outcome: 'dismissed' }),
      }),
    );
  });
  await untilShellHasCome(page);
}

test('shows cookies, installing, a notice and dialogs one at a time', async ({ page }) => {
  // A separate session, because a dismissed notice stays away in it.
  await page.goto(pages.inloggen.path);
  await expectOnly(page);
  await new LoginPage(page).start();
  await new DigidPage(page).choose('Fatima El Amrani');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fatima');

  // The question about cookies comes first; offers wait for the answer.
  await offerToInstall(page);
  await expectOnly(page, 'cookies');
  await expect(notices(page)).toHaveCount(1);
  await isForEveryone(page, 'the question about cookies, a notice, and an offer that waits');
  const cookies = await asking.cookies(page).boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.y, 'the page begins below the question').toBeGreaterThanOrEqual(
    (cookies?.y ?? 0) + (cookies?.height ?? 0),
  );

  // A dialog covers the question about cookies, which returns when it closes.
  await new FramePage(page).openMenu();
  await expectOnly(page, 'cookies', 'menu');
  await page.keyboard.press('Escape');
  await expectOnly(page, 'cookies');

  await asking.cookies(page).getByRole('button', { name: 'Alleen noodzakelijk' }).click();
  await expectOnly(page, 'install');
  const offer = await asking.install(page).boundingBox();
  const bar = await new FramePage(page).navigation.boundingBox();
  expect((offer?.y ?? 0) + (offer?.height ?? 0), 'clear of the bar').toBeLessThanOrEqual(
    bar?.y ?? 0,
  );

  // A notice is part of the page: it can be dismissed below the offer, and no second one appears.
  await notices(page).locator('..').getByRole('button', { name: 'Niet nu' }).click();
  await expect(notices(page)).toHaveCount(0);
  await expectOnly(page, 'install');

  await new FramePage(page).openMenu();
  await expectOnly(page, 'menu');
  await page.keyboard.press('Escape');
  await expectOnly(page, 'install');

  await new FramePage(page).goTo('Zorgpas');
  await expectOnly(page, 'install');
  await page.getByRole('button', { name: 'Toon aan de balie' }).first().click();
  await expectOnly(page, 'dialog');
  await page.keyboard.press('Escape');
  await expectOnly(page, 'install');

  await asking.install(page).getByRole('button', { name: 'Niet nu' }).click();
  await expectOnly(page);
});
