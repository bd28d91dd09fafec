import { pages } from '@mijn/domain/paths';
import { AfwijkingenPage } from '../pages/AfwijkingenPage.ts';
import { BetaalverzoekPage } from '../pages/BetaalverzoekPage.ts';
import { BetalingPage } from '../pages/BetalingPage.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { amountInWords } from '../support/amount.ts';
import { addBetaalverzoek, createTestBank, openBank } from '../support/pay.ts';
import { expect, test } from '../support/fixtures.ts';

const who = 'Aisha Kaya';
test.use({ persona: who });

test('books nothing for a payment of another amount until staff decide', async ({
  page,
  context,
}) => {
  const betaalverzoek = await addBetaalverzoek(who);
  const { betaalkenmerk, bedrag } = betaalverzoek;
  const ideal = await openBank(page, betaalverzoek);
  // The bank reports a cent too much from now on.
  await createTestBank().setFault({ what: 'wrongAmount', forPayment: betaalkenmerk });
  await ideal.button('Betalen').click();
  const betaling = new BetalingPage(page);
  await expect(betaling.waiting).toBeVisible();

  const desk = new AfwijkingenPage(await context.newPage());
  const row = desk.about(betaalkenmerk);
  await expect(async () => {
    await desk.open();
    await expect(row).toBeVisible();
  }).toPass();
  await isForEveryone(desk.page, 'betalingen die niet kloppen');
  await expect(row).toContainText('Een ander bedrag dan gevraagd');
  await expect(row.getByRole('definition').nth(1)).toHaveText(bedrag);
  const asked = Math.round(Number(bedrag.replaceAll(/[^\d,]/g, '').replace(',', '.')) * 100);
  await expect(row.getByRole('definition').first()).toHaveText(amountInWords(asked + 1));

  // The person is not asked to pay again.
  const screen = new BetaalverzoekPage(page);
  await screen.open(betaalkenmerk);
  await expect(screen.content.getByText(/Betaal niet opnieuw/)).toBeVisible();
  await expect(screen.pay).toHaveCount(0);

  await row.getByRole('button', { name: 'Boek op het betaalverzoek' }).click();
  await expect(row).toContainText('Geboekt op het betaalverzoek');
  await expect(row.getByRole('button')).toHaveCount(0);
  await createTestBank().clearFaults(betaalkenmerk);
  await screen.open(betaalkenmerk);
  await expect(screen.betaald).toBeVisible();
  await expect(screen.content.getByText('Je betaalde € 0,01 te veel.')).toBeVisible();
  await isForEveryone(page, 'betaalverzoek, te veel betaald');
});

test('closes a payment that belongs elsewhere, and lets the person pay again', async ({
  page,
  context,
}) => {
  const betaalverzoek = await addBetaalverzoek(who);
  const { betaalkenmerk } = betaalverzoek;
  const ideal = await openBank(page, betaalverzoek);
  await createTestBank().setFault({ what: 'wrongCurrency', forPayment: betaalkenmerk });
  await ideal.button('Betalen').click();
  await expect(new BetalingPage(page).waiting).toBeVisible();

  const desk = new AfwijkingenPage(await context.newPage());
  const row = desk.about(betaalkenmerk);
  await expect(async () => {
    await desk.open();
    await expect(row).toBeVisible();
  }).toPass();
  // Amounts in another currency are neither booked nor refunded.
  await expect(row.getByRole('button')).toHaveText(['Sluit: elders geregeld']);
  await row.getByRole('button').click();
  await expect(row).toContainText('Gesloten: elders geregeld');

  const screen = new BetaalverzoekPage(page);
  await screen.open(betaalkenmerk);
  await expect(screen.pay).toBeVisible();
});

test('shows a refund by staff, and keeps the request open', async ({ page, context }) => {
  const betaalverzoek = await addBetaalverzoek(who);
  const { betaalkenmerk } = betaalverzoek;
  const ideal = await openBank(page, betaalverzoek);
  await createTestBank().setFault({ what: 'wrongAmount', forPayment: betaalkenmerk });
  await ideal.button('Betalen').click();
  await expect(new BetalingPage(page).waiting).toBeVisible();

  const desk = new AfwijkingenPage(await context.newPage());
  const row = desk.about(betaalkenmerk);
  await expect(async () => {
    await desk.open();
    await expect(row).toBeVisible();
  }).toPass();
  await row.getByRole('button', { name: 'Betaal terug' }).click();
  await expect(row).toContainText('Wordt terugbetaald');
  await createTestBank().clearFaults(betaalkenmerk);

  const screen = new BetaalverzoekPage(page);
  await screen.open(betaalkenmerk);
  await expect(screen.content.getByText(/klopte niet. Je krijgt hem terug/)).toBeVisible();
  await expect(screen.content.getByText(/te veel/)).toHaveCount(0);
  await expect(screen.pay).toBeVisible();
  await isForEveryone(page, 'betaalverzoek, betaling die niet klopte');
  await page.goto(pages.berichten.path);
  await expect(page.getByText(/^Je krijgt €\s[\d.,]+ terug$/).first()).toBeVisible();
  await expect(page.getByText('Je betaling klopte niet.').first()).toBeVisible();
});
