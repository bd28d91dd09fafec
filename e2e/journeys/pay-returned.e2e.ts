import { pages } from '@mijn/domain/paths';
import { BetaalverzoekPage } from '../pages/BetaalverzoekPage.ts';
import { BetalingPage } from '../pages/BetalingPage.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { addBetaalverzoek, createTestBank, onlyBetaling, openBank } from '../support/pay.ts';
import { expect, test } from '../support/fixtures.ts';

const who = 'Aisha Kaya';
test.use({ persona: who });

const returned = [
  ['refund', /is op .* aan je terugbetaald/, /Je kreeg .* terug/],
  ['chargeback', /Je bank heeft je betaling van .* teruggehaald/, /Je bank haalde .* terug/],
] as const;

for (const [how, onRequest, inBericht] of returned) {
  test(`reopens the request and informs the person after ${how}`, async ({ page }) => {
    const betaalverzoek = await addBetaalverzoek(who);
    const { betaalkenmerk, bedrag } = betaalverzoek;
    await (await openBank(page, betaalverzoek)).button('Betalen').click();
    await expect(new BetalingPage(page).succeeded).toBeVisible();
    const { id } = await onlyBetaling(betaalverzoek);
    await createTestBank().giveBack(id, how);

    const screen = new BetaalverzoekPage(page);
    await expect(async () => {
      await screen.open(betaalkenmerk);
      await expect(screen.content.getByText(onRequest)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(screen.pay).toBeVisible();
    await isForEveryone(page, `betaalverzoek, ${how}`);
    await page.goto(pages.berichten.path);
    await expect(page.getByText(inBericht).filter({ hasText: bedrag }).first()).toBeVisible();
    if (how === 'refund') return;

    // The bank takes its chargeback back: nothing is left to pay, and the message says that instead.
    await createTestBank().giveBack(id, 'reversal');
    await expect(async () => {
      await screen.open(betaalkenmerk);
      await expect(screen.betaald).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.goto(pages.berichten.path);
    const restored = page.getByText(/Toch ontvangen/).filter({ hasText: bedrag });
    await expect(restored.first()).toBeVisible();
    await isForEveryone(page, 'berichten, betaling hersteld');
  });
}
