import { pages } from '@mijn/domain/paths';
import { cookieNames } from '@mijn/domain/constants';
import type { Page } from '@playwright/test';
import { FramePage } from '../pages/FramePage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { addressOf } from '../support/addresses.ts';
import { nativeTest as test } from '../support/nativeApp.ts';
import { expect } from '../support/fixtures.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test('shows introduction, terms, login and cookies in turn in the native app, and recovers a failed page', async ({
  app,
  listener,
}) => {
  test.setTimeout(90_000);
  const { page, context } = app;
  const gateway = addressOf('ZZ');
  await page.goto('/');
  for (const title of ['Welkom', 'Makkelijk declareren', 'Declaratie bekijken']) {
    await expect(app.heading).toHaveText(title);
    await expect(banner(page), title).toHaveCount(0);
    // The last of the three is a form button.
    const onward = page.getByRole('link', { name: 'Verder' });
    await onward.or(page.getByRole('button', { name: 'Verder' })).click();
  }
  await expect(app.heading).toHaveText('Voorwaarden');
  await expect(banner(page), 'the terms').toHaveCount(0);
  await page.getByRole('button', { name: 'Ik ga akkoord met deze voorwaarden' }).click();
  await new LoginPage(page).button.click();
  await expect(banner(page), 'the login').toHaveCount(0);
  await expect.poll(() => app.asked('Browser.open')).toHaveLength(1);
  await app.logIn('Mila Jansen');

  await expect(app.heading).toContainText('Mila');
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await isForEveryone(page, 'the native app with the question about cookies');
  await page.evaluate(() => {
    document.title = 'still this document';
  });
  await banner(page).getByRole('button', { name: 'Alles toestaan' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await page.title()).toBe('still this document');
  const written = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  for (const one of [
    `${cookieNames.introduction}=false`,
    `${cookieNames.terms}=false`,
    `${cookieNames.consent}=true`,
    `${cookieNames.cookieChoice}=all`,
  ]) {
    expect(written).toContain(one);
  }
  await page.goto(pages.cookieInstellingen.path);
  await expect(page.getByText('Je hebt alles toegestaan.')).toBeVisible();
  await page.goto(pages.overzicht.path);
  await expect(app.heading).toContainText('Mila');
  await expect(banner(page), 'once answered').toHaveCount(0);

  // The phone reports that it is online, so no event announces the gateway's return.
  listener.expectNetworkError();
  await context.route(`${gateway}/**`, (route) => route.abort('internetdisconnected'));
  await new FramePage(page).goTo('Facturen');
  await expect(app.heading).toHaveText('Geen verbinding met internet');
  await context.unroute(`${gateway}/**`);
  await expect(page).toHaveTitle('Mijn Zilverzand | Facturen');
  await expect(app.heading).toHaveText('Facturen');
});
