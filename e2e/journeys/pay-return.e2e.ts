import { pages } from '@mijn/domain/paths';
import { BetaalverzoekPage } from '../pages/BetaalverzoekPage.ts';
import { BetalingPage } from '../pages/BetalingPage.ts';
import { DigidPage } from '../pages/DigidPage.ts';
import { IdealPage } from '../pages/IdealPage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { createTestBank, onlyBetaling, addBetaalverzoek, openBank } from '../support/pay.ts';
import { addressOf } from '../support/addresses.ts';
import { expect, test } from '../support/fixtures.ts';

test.describe('between the bill and the bank', () => {
  const who = 'Noor Smit';
  test.use({ persona: who });

  test('keeps the payment open on return, and continues the same one', async ({ page }) => {
    const betaalverzoek = await addBetaalverzoek(who);
    const ideal = await openBank(page, betaalverzoek);
    const atBank = page.url();
    await page.goBack();

    const screen = new BetaalverzoekPage(page);
    await expect(screen.onward).toBeVisible();
    await screen.onward.click();
    await expect(ideal.header).toBeVisible();
    expect(page.url()).toBe(atBank);
    await ideal.button('Betalen').click();
    await expect(new BetalingPage(page).succeeded).toBeVisible();
    await onlyBetaling(betaalverzoek);
  });

  test('shows a finished payment on return, with nothing to pay', async ({ page }) => {
    const betaalverzoek = await addBetaalverzoek(who);
    const ideal = await openBank(page, betaalverzoek);
    const atBank = page.url();
    await ideal.button('Betalen').click();
    await expect(new BetalingPage(page).succeeded).toBeVisible();

    await page.goto(atBank);
    await expect(ideal.done).toBeVisible();
    await expect(ideal.button('Betalen')).toHaveCount(0);
    await ideal.back.click();
    await expect(new BetalingPage(page).succeeded).toBeVisible();
  });

  test('makes one payment from two tabs, which the second cannot undo @main', async ({
    page,
    context,
    listener,
  }) => {
    listener.expectStatus(409);
    const betaalverzoek = await addBetaalverzoek(who);
    const second = await context.newPage();
    const screens = [new BetaalverzoekPage(page), new BetaalverzoekPage(second)];
    await Promise.all(screens.map((screen) => screen.open(betaalverzoek.betaalkenmerk)));
    await Promise.all(screens.map((screen) => screen.pay.click()));
    const [ideal, there] = [new IdealPage(page), new IdealPage(second)];
    await expect(ideal.header).toBeVisible();
    await expect(there.header).toBeVisible();
    expect(second.url()).toBe(page.url());

    await ideal.button('Betalen').click();
    await expect(new BetalingPage(page).succeeded).toBeVisible();
    await there.button('Annuleren').click();
    await expect(there.done).toBeVisible();
    await there.back.click();
    await expect(new BetalingPage(second).succeeded).toBeVisible();
    expect((await onlyBetaling(betaalverzoek)).status).toBe('paid');
  });

  test('makes one payment on a double tap', async ({ page }) => {
    const betaalverzoek = await addBetaalverzoek(who);
    const screen = new BetaalverzoekPage(page);
    await screen.open(betaalverzoek.betaalkenmerk);
    await screen.pay.dblclick();

    await expect(new IdealPage(page).header).toBeVisible();
    await onlyBetaling(betaalverzoek);
  });
});

// These check the person's last payment, so nobody else may pay meanwhile.
test.describe('without a session', () => {
  test.use({ persona: 'Mila Jansen' });

  test('shows the success after a new login on return', async ({ page, context }) => {
    const betaalverzoek = await addBetaalverzoek('Mila Jansen');
    const ideal = await openBank(page, betaalverzoek);
    await context.clearCookies();
    await ideal.button('Betalen').click();

    await expect(page).toHaveURL(/\/inloggen\?/);
    await new LoginPage(page).button.click();
    await new DigidPage(page).choose('Mila Jansen');
    await expect(new BetalingPage(page).succeeded).toBeVisible();
    await expect(new BetalingPage(page).text(betaalverzoek.bedrag).first()).toBeVisible();
  });
});

test.describe('in another browser', () => {
  test.use({ persona: 'Henk de Boer' });

  test('shows the success later if the browser was closed at the bank', async ({
    page,
    browser,
    login,
    merk,
  }) => {
    const betaalverzoek = await addBetaalverzoek('Henk de Boer');
    await openBank(page, betaalverzoek);
    await page.close();
    const { id } = await onlyBetaling(betaalverzoek);
    await createTestBank().end(id, 'paid');

    const storageState = await login(merk, 'Henk de Boer');
    const later = await browser.newContext({
      baseURL: addressOf(merk),
      storageState,
      locale: 'nl-NL',
    });
    const back = await later.newPage();
    await back.goto(pages.betalingAfhandeling.path);
    await expect(new BetalingPage(back).succeeded).toBeVisible();
    await expect(new BetalingPage(back).text(betaalverzoek.bedrag).first()).toBeVisible();
    await later.close();
  });
});
