import { BetaalverzoekPage } from '../pages/BetaalverzoekPage.ts';
import { BetalingPage } from '../pages/BetalingPage.ts';
import { IdealPage } from '../pages/IdealPage.ts';
import { forms } from '../support/forms.ts';
import { createTestBank, onlyBetaling, addBetaalverzoek, openBank } from '../support/pay.ts';
import { expect, test } from '../support/fixtures.ts';

const who = 'Noor Smit';
test.use({ persona: who });

for (const fault of forms(
  ['noNotice', 'forgedNotice'] as const,
  ['duplicateNotice', 'lateNotice'] as const,
)) {
  test(`shows the true result after ${fault}`, async ({ page }) => {
    const betaalverzoek = await addBetaalverzoek(who);
    const ideal = await openBank(page, betaalverzoek);
    await ideal.chooseFault(fault);
    await ideal.button('Betalen').click();

    await expect(new BetalingPage(page).succeeded).toBeVisible({ timeout: 30_000 });
    const screen = new BetaalverzoekPage(page);
    await screen.open(betaalverzoek.betaalkenmerk);
    await expect(screen.betaald).toBeVisible();
    await onlyBetaling(betaalverzoek);
  });
}

test('handles a webhook before our own record of the payment (earlyNotice)', async ({ page }) => {
  const betaalverzoek = await addBetaalverzoek(who);
  await createTestBank().setFault({ what: 'earlyNotice', forPayment: betaalverzoek.betaalkenmerk });
  await (await openBank(page, betaalverzoek)).button('Betalen').click();

  await expect(new BetalingPage(page).succeeded).toBeVisible();
  expect((await onlyBetaling(betaalverzoek)).notices[0]?.response).toBe(200);
});

test('books a payment without webhook and without return', async ({ page }) => {
  test.slow();
  const betaalverzoek = await addBetaalverzoek(who);
  await createTestBank().setFault({ what: 'noNotice', forPayment: betaalverzoek.betaalkenmerk });
  await openBank(page, betaalverzoek);
  await page.goto('about:blank');
  const { id } = await onlyBetaling(betaalverzoek);
  await createTestBank().end(id, 'paid');

  const screen = new BetaalverzoekPage(page);
  await expect(async () => {
    await screen.open(betaalverzoek.betaalkenmerk);
    await expect(screen.betaald).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000, intervals: [3_000] });
});

test('reports that nothing was charged while the provider is down, and pays later', async ({
  page,
  listener,
}) => {
  listener.expectStatus(503);
  const betaalverzoek = await addBetaalverzoek(who);
  await createTestBank().setFault({ what: 'gone', forPayment: betaalverzoek.betaalkenmerk });
  const screen = new BetaalverzoekPage(page);
  await screen.open(betaalverzoek.betaalkenmerk);
  await screen.pay.click();
  await expect(screen.content.getByText('Betalen lukt nu niet.')).toBeVisible({ timeout: 15_000 });
  await expect(screen.content.getByText(/Er is niets afgeschreven\./)).toBeVisible();

  await createTestBank().clearFaults(betaalverzoek.betaalkenmerk);
  await screen.pay.click();
  await new IdealPage(page).button('Betalen').click();
  await expect(new BetalingPage(page).succeeded).toBeVisible();
  await onlyBetaling(betaalverzoek);
});

test('finds the same payment again after half a response', async ({ page, listener }) => {
  listener.expectStatus(503);
  const betaalverzoek = await addBetaalverzoek(who);
  await createTestBank().setFault({
    what: 'halfResponse',
    forPayment: betaalverzoek.betaalkenmerk,
    times: 1,
  });
  const screen = new BetaalverzoekPage(page);
  await screen.open(betaalverzoek.betaalkenmerk);
  await screen.pay.click();
  await expect(screen.content.getByText('Betalen lukt nu niet.')).toBeVisible({ timeout: 15_000 });

  await screen.pay.click();
  await new IdealPage(page).button('Betalen').click();
  await expect(new BetalingPage(page).succeeded).toBeVisible();
  await onlyBetaling(betaalverzoek);
});

for (const fault of forms(['wrongAmount'] as const, ['wrongCurrency', 'wrongKenmerk'] as const)) {
  test(`does not call a payment paid after ${fault}`, async ({ page }) => {
    const betaalverzoek = await addBetaalverzoek(who);
    const ideal = await openBank(page, betaalverzoek);
    await ideal.chooseFault(fault);
    await ideal.button('Betalen').click();

    const betaling = new BetalingPage(page);
    await expect(betaling.waiting).toBeVisible();
    // The webhook has arrived and was processed.
    await expect(async () => {
      const { notices: reported } = await onlyBetaling(betaalverzoek);
      expect(reported.map(({ response }) => response)).toContain(200);
    }).toPass();
    await page.reload();
    await expect(betaling.waiting).toBeVisible();
    await expect(betaling.succeeded).toHaveCount(0);
    const screen = new BetaalverzoekPage(page);
    await screen.open(betaalverzoek.betaalkenmerk);
    await expect(
      screen.content.getByText(/We controleren|Verder met betalen/).first(),
    ).toBeVisible();
    await expect(screen.betaald).toHaveCount(0);
  });
}
