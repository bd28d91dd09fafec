import { OverzichtPage } from '../pages/OverzichtPage.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ persona: 'Noor Smit' });

const noAccount = /We kennen geen rekening van je\. Geef je rekeningnummer/;

test('shows waiting money first, and the same on every screen', async ({ page }) => {
  const overzicht = new OverzichtPage(page);
  await overzicht.open();
  const { content } = overzicht;
  const waits = content.getByRole('heading', { name: /^Er staat € .* voor je klaar\.$/ });
  await expect(waits).toBeVisible();
  await expect(content.getByText(noAccount)).toBeVisible();
  await expect(content.getByText('Je bent helemaal bij.')).toHaveCount(0);
  await expect(content.getByRole('heading', { level: 2 }).first()).toHaveText(/^Er staat/);
  await isForEveryone(page, 'overzicht, geld dat wacht');

  const waiting = content.getByRole('link', { name: /^€ .* van een declaratie, sinds/ }).first();
  const bedrag = /^€\s[\d.,]+/.exec((await waiting.textContent()) ?? '')?.[0] ?? '';
  await waiting.click();
  await expect(content.getByText(`${bedrag} staat voor je klaar.`)).toBeVisible();
  await expect(content.getByText(noAccount)).toBeVisible();
  await expect(content.getByText(/zo snel mogelijk/)).toHaveCount(0);
  // The rest in the sum, or all of it if none was set off.
  await expect(content.getByText(/^(?:Staat voor je klaar|Voor jou)$/).first()).toBeVisible();
});

test('links a bill and a claim that were set off', async ({ page }) => {
  const overzicht = new OverzichtPage(page);
  await overzicht.open();
  const { content } = overzicht;
  await content
    .getByRole('link', { name: /^€ .* van een declaratie, sinds/ })
    .first()
    .click();
  const bill = content.getByRole('link', { name: /^Bekijk factuur F/ }).first();
  const number = /D\d{4}-\d+/.exec(page.url())?.[0] ?? '';
  await bill.click();
  await isForEveryone(page, 'factuur, verrekend met een declaratie');
  await content.getByRole('link', { name: `met wat je kreeg van declaratie ${number}` }).click();
  await expect(page).toHaveURL(new RegExp(number));
});
