import { pages, pathOfFactuur } from '@mijn/domain/paths';
import { BetaalverzoekPage } from '../pages/BetaalverzoekPage.ts';
import { BetalingPage } from '../pages/BetalingPage.ts';
import { IdealPage } from '../pages/IdealPage.ts';
import { createTestBank, onlyBetaling, addBetaalverzoek, openBank } from '../support/pay.ts';
import { expect, test } from '../support/fixtures.ts';
import { isForEveryone } from '../support/accessibility.ts';

const who = 'Noor Smit';
test.use({ persona: who });

test('pays an open premium and marks the bill "Betaald"', { tag: '@main' }, async ({ page }) => {
  const betaalverzoek = await addBetaalverzoek(who);
  const ideal = await openBank(page, betaalverzoek);
  await isForEveryone(page, 'the bank');
  await ideal.button('Betalen').click();

  const betaling = new BetalingPage(page);
  await expect(betaling.succeeded).toBeVisible();
  await expect(page).toHaveURL(/\/betaling\/gelukt\?betaling=/);
  await expect(page).toHaveTitle('Mijn Zilverzand | Betaling gelukt');
  await expect(betaling.text(`We hebben ${betaalverzoek.bedrag} ontvangen.`)).toBeVisible();
  await isForEveryone(page, 'betaling-gelukt');

  await new BetaalverzoekPage(page).open(betaalverzoek.betaalkenmerk);
  await expect(new BetaalverzoekPage(page).betaald).toBeVisible();
  await page.goto(pathOfFactuur(betaalverzoek.factuur));
  await expect(page.getByRole('main').getByText('Betaald', { exact: true }).first()).toBeVisible();
});

const withoutMoney = [
  ['Laat mislukken', 'Je bank heeft de betaling niet uitgevoerd.'],
  ['Annuleren', 'Je stopte zelf; er is niets afgeschreven.'],
  ['Laat verlopen', 'Het betalen duurde te lang.'],
] as const;

for (const [button, why] of withoutMoney) {
  test(`explains ${button} without payment, and pays on retry`, async ({ page }) => {
    const betaalverzoek = await addBetaalverzoek(who);
    await (await openBank(page, betaalverzoek)).button(button).click();

    const betaling = new BetalingPage(page);
    await expect(betaling.failed).toBeVisible();
    await expect(betaling.text(why)).toBeVisible();
    await expect(betaling.text(/geen geld ontvangen|niets afgeschreven/).first()).toBeVisible();
    if (button === 'Laat mislukken') await isForEveryone(page, 'betaling-mislukt');

    await betaling.retry.click();
    await new IdealPage(page).button('Betalen').click();
    await expect(betaling.succeeded).toBeVisible();
    const atBank = await createTestBank().betalingen(betaalverzoek.betaalkenmerk);
    expect(atBank.filter(({ status }) => status === 'paid')).toHaveLength(1);
  });
}

test('waits for a pending payment, warns not to pay again, and continues when paid @main', async ({
  page,
}) => {
  const betaalverzoek = await addBetaalverzoek(who);
  await (await openBank(page, betaalverzoek)).button('Laat in behandeling').click();

  const betaling = new BetalingPage(page);
  await expect(betaling.waiting).toBeVisible();
  await expect(betaling.atBank).toBeVisible();
  await isForEveryone(page, 'betaling-afhandeling');

  const { id } = await onlyBetaling(betaalverzoek);
  await createTestBank().end(id, 'paid');
  await expect(betaling.succeeded).toBeVisible({ timeout: 30_000 });
});

test.describe('somebody whose bill no other journey adds to', () => {
  // The overview lists three bills, the first page of the list twenty.
  const patient = 'Emma Meijer';
  test.use({ persona: patient });

  test('prevents a second payment on every screen while one is pending', async ({ page }) => {
    const betaalverzoek = await addBetaalverzoek(patient);
    await (await openBank(page, betaalverzoek)).button('Laat in behandeling').click();
    await expect(new BetalingPage(page).atBank).toBeVisible();

    const screen = new BetaalverzoekPage(page);
    await screen.open(betaalverzoek.betaalkenmerk);
    const checking = `We controleren je betaling van ${betaalverzoek.bedrag}. Betaal niet opnieuw.`;
    await expect(screen.content.getByText(checking)).toBeVisible();
    await expect(screen.pay).toHaveCount(0);

    await page.goto(pathOfFactuur(betaalverzoek.factuur));
    await expect(screen.content.getByText(checking)).toBeVisible();
    await expect(screen.content.getByText(/te betalen via/i)).toHaveCount(0);
    await expect(screen.pay).toHaveCount(0);
    await isForEveryone(page, 'factuur, betaling gecontroleerd');

    await page.goto(pages.facturen.path);
    await expect(
      screen.content.locator('section').filter({ hasText: /^Zorgpremie/ }),
    ).toContainText('Betaling wordt gecontroleerd');
    await page.goto(pages.overzicht.path);
    await expect(
      screen.content.getByRole('listitem').filter({ hasText: betaalverzoek.bedrag }),
    ).toContainText('Betaal niet opnieuw.');
  });
});

test('pays an invoice on its page, and shows so @main', async ({ page }) => {
  const betaalverzoek = await addBetaalverzoek(who);
  const screen = new BetaalverzoekPage(page);
  await page.goto(pathOfFactuur(betaalverzoek.factuur));
  await screen.pay.click();
  const ideal = new IdealPage(page);
  await expect(ideal.bedrag).toHaveText(betaalverzoek.bedrag);
  await ideal.button('Betalen').click();
  await expect(new BetalingPage(page).succeeded).toBeVisible();
  await page.goto(pathOfFactuur(betaalverzoek.factuur));
  await expect(screen.content.getByText('Deze factuur is betaald.')).toBeVisible();
  await expect(screen.pay).toHaveCount(0);
});

test('books money that arrives after expiry, and shows so', async ({ page }) => {
  const betaalverzoek = await addBetaalverzoek(who);
  await (await openBank(page, betaalverzoek)).button('Laat verlopen').click();
  const betaling = new BetalingPage(page);
  await expect(betaling.failed).toBeVisible();

  const { id } = await onlyBetaling(betaalverzoek);
  await createTestBank().end(id, 'paid');

  const screen = new BetaalverzoekPage(page);
  await expect(async () => {
    await screen.open(betaalverzoek.betaalkenmerk);
    await expect(screen.betaald).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.goBack();
  await expect(betaling.succeeded).toBeVisible();
});
