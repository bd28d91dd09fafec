import { pages, pathOfFactuur } from '@mijn/domain/paths';
import { BetaalverzoekPage } from '../pages/BetaalverzoekPage.ts';
import { FacturenPage } from '../pages/FacturenPage.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { mouse } from '../support/userInput.ts';
import { addBetaalverzoek } from '../support/pay.ts';
import { expect, test } from '../support/fixtures.ts';

const who = 'Aisha Kaya';
test.use({ persona: who, viewport: { width: 390, height: 844 } });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // Far down the page, where an unseen error would look like success.
  test('returns to the error if nothing was chosen', async ({ page, listener }) => {
    listener.expectStatus(422);
    const { betaalkenmerk } = await addBetaalverzoek(who);
    const betaalverzoek = new BetaalverzoekPage(page);
    await betaalverzoek.open(betaalkenmerk);
    await betaalverzoek.content.getByText('Bekijk hoe dat gaat').click();
    await betaalverzoek.content.getByRole('button', { name: 'Betaal in deze termijnen' }).click();
    const wrong = betaalverzoek.content.getByRole('heading', { name: 'Kijk dit nog even na' });
    await expect(wrong).toBeInViewport();
  });
});

test('shows the costs before and after agreeing to terms @main', async ({ page }) => {
  const user = mouse(page);
  const { betaalkenmerk, factuur } = await addBetaalverzoek(who);
  const betaalverzoek = new BetaalverzoekPage(page);
  const { content } = betaalverzoek;
  await betaalverzoek.open(betaalkenmerk);
  const agree = content.getByRole('button', { name: 'Betaal in deze termijnen' });
  await content.getByText('Bekijk hoe dat gaat').click();

  await user.press(agree);
  const choices = content.getByRole('group', { name: 'In hoeveel maanden wil je betalen?' });
  await expect(choices).toContainText('Kies eerst in hoeveel maanden je wilt betalen.');
  await isForEveryone(page, 'een regeling vragen, niets gekozen');

  const [costs] = await choices.getByText(/^\d+ keer /).allTextContents();
  const termijn = /€\s[\d.,]+/.exec(costs ?? '')?.[0] ?? 'no amount';
  const first = choices.getByRole('radio').first();
  await user.choose(first);
  await user.press(agree);

  await expect(content.getByText('Je regeling is afgesproken.')).toBeVisible();
  await expect(content.locator(':focus')).toContainText('Je regeling is afgesproken.');
  await expect(content.getByText('Nummer van de regeling')).toBeVisible();
  await expect(
    content.getByText(`De volgende termijn is ${termijn}.`, { exact: false }),
  ).toBeVisible();
  await expect(betaalverzoek.pay).toHaveCount(0);
  await isForEveryone(page, 'betaalverzoek in een regeling');

  await page.goto(pathOfFactuur(factuur));
  await expect(
    content.getByText(`De volgende termijn is ${termijn}.`, { exact: false }),
  ).toBeVisible();
  await page.goto(pages.facturen.path);
  const facturen = new FacturenPage(page);
  await expect(facturen.withStatus('Opgenomen in betalingsregeling')).not.toHaveCount(0);

  // Only one arrangement at a time: another request says so, with a telephone number.
  const second = await addBetaalverzoek(who);
  await betaalverzoek.open(second.betaalkenmerk);
  await expect(content.getByText('Je betaalt al in een regeling.', { exact: false })).toBeVisible();
  await expect(agree).toHaveCount(0);
});
