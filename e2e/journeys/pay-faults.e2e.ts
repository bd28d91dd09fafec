import { BetaalverzoekPage } from '../pages/BetaalverzoekPage.ts';
import { BetalingPage } from '../pages/BetalingPage.ts';
import { IdealPage } from '../pages/IdealPage.ts';
import { forms } from '../support/forms.ts';
import { bank, onlyBetaling, addBetaalverzoek, toBank } from '../support/pay.ts';
import { expect, test } from '../support/trip.ts';

const who = 'Noor Smit';
test.use({ persona: who });

for (const fault of forms(
  ['noNotice', 'forgedNotice'] as const,
  ['duplicateNotice', 'lateNotice'] as const,
)) {
  test(`${fault}: coming back from the bank tells the truth all the same`, async ({ page }) => {
    const request = await addBetaalverzoek(who);
    const ideal = await toBank(page, request);
    await ideal.chooseFault(fault);
    await ideal.button('Betalen').click();

    await expect(new BetalingPage(page).succeeded).toBeVisible({ timeout: 30_000 });
    const screen = new BetaalverzoekPage(page);
    await screen.open(request.betaalkenmerk);
    await expect(screen.betaald).toBeVisible();
    await onlyBetaling(request);
  });
}

test('earlyNotice: a message before our own note of the payment confuses nothing', async ({
  page,
}) => {
  const request = await addBetaalverzoek(who);
  await bank().setFault({ what: 'earlyNotice', forPayment: request.betaalkenmerk });
  await (await toBank(page, request)).button('Betalen').click();

  await expect(new BetalingPage(page).succeeded).toBeVisible();
  expect((await onlyBetaling(request)).notices[0]?.response).toBe(200);
});

test('no message and nobody who comes back: the bill is paid in the end all the same', async ({
  page,
}) => {
  test.slow();
  const request = await addBetaalverzoek(who);
  await bank().setFault({ what: 'noNotice', forPayment: request.betaalkenmerk });
  await toBank(page, request);
  await page.goto('about:blank');
  const { id } = await onlyBetaling(request);
  await bank().end(id, 'paid');

  const screen = new BetaalverzoekPage(page);
  await expect(async () => {
    await screen.open(request.betaalkenmerk);
    await expect(screen.betaald).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000, intervals: [3_000] });
});

test('provider away: it says that nothing was taken, and later paying works', async ({
  page,
  listener,
}) => {
  listener.expectStatus(503);
  const request = await addBetaalverzoek(who);
  await bank().setFault({ what: 'gone', forPayment: request.betaalkenmerk });
  const screen = new BetaalverzoekPage(page);
  await screen.open(request.betaalkenmerk);
  await screen.pay.click();
  await expect(screen.content.getByText('Betalen lukt nu niet.')).toBeVisible({ timeout: 15_000 });
  await expect(screen.content.getByText(/Er is niets afgeschreven\./)).toBeVisible();

  await bank().clearFaults(request.betaalkenmerk);
  await screen.pay.click();
  await new IdealPage(page).button('Betalen').click();
  await expect(new BetalingPage(page).succeeded).toBeVisible();
  await onlyBetaling(request);
});

test('half an answer: nothing is lost, and trying again finds the same payment', async ({
  page,
  listener,
}) => {
  listener.expectStatus(503);
  const request = await addBetaalverzoek(who);
  await bank().setFault({ what: 'halfResponse', forPayment: request.betaalkenmerk, times: 1 });
  const screen = new BetaalverzoekPage(page);
  await screen.open(request.betaalkenmerk);
  await screen.pay.click();
  await expect(screen.content.getByText('Betalen lukt nu niet.')).toBeVisible({ timeout: 15_000 });

  await screen.pay.click();
  await new IdealPage(page).button('Betalen').click();
  await expect(new BetalingPage(page).succeeded).toBeVisible();
  await onlyBetaling(request);
});

for (const fault of forms(['wrongAmount'] as const, ['wrongCurrency', 'wrongKenmerk'] as const)) {
  test(`${fault}: what does not agree is never called paid`, async ({ page }) => {
    const request = await addBetaalverzoek(who);
    const ideal = await toBank(page, request);
    await ideal.chooseFault(fault);
    await ideal.button('Betalen').click();

    const betaling = new BetalingPage(page);
    await expect(betaling.waiting).toBeVisible();
    // The message has come, and was looked into.
    await expect(async () => {
      const { notices: reported } = await onlyBetaling(request);
      expect(reported.map(({ response }) => response)).toContain(200);
    }).toPass();
    await page.reload();
    await expect(betaling.waiting).toBeVisible();
    await expect(betaling.succeeded).toHaveCount(0);
    const screen = new BetaalverzoekPage(page);
    await screen.open(request.betaalkenmerk);
    await expect(
      screen.content.getByText(/We controleren|Verder met betalen/).first(),
    ).toBeVisible();
    await expect(screen.betaald).toHaveCount(0);
  });
}
