import { pages, pathOfFactuur } from '@mijn/domain/paths';
import { BetalingPage } from '../pages/BetalingPage.ts';
import { IdealPage } from '../pages/IdealPage.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { addBetaalverzoek, createTestBank } from '../support/pay.ts';
import { expect, test } from '../support/fixtures.ts';

const who = 'Fatima El Amrani';
test.use({ persona: who });

test('pays several chosen requests in one payment, each once @main', async ({ page }) => {
  const one = await addBetaalverzoek(who);
  const two = await addBetaalverzoek(who);
  const later = await addBetaalverzoek(who);
  await page.goto(pages.facturen.path);
  const content = page.getByRole('main');
  const choices = content.getByRole('checkbox');
  await expect(choices).toHaveCount(3);
  await isForEveryone(page, 'facturen, kiezen wat je betaalt');
  await content.getByRole('checkbox', { name: later.bedrag }).uncheck();
  await expect(content.getByText('2 van 3 gekozen')).toBeVisible();
  await content.getByRole('button', { name: /^Betaal €/ }).click();

  const ideal = new IdealPage(page);
  await expect(ideal.header).toBeVisible();
  const asked = (await ideal.bedrag.textContent()) ?? '';
  await ideal.button('Laat mislukken').click();
  const betaling = new BetalingPage(page);
  await expect(betaling.failed).toBeVisible();
  // The list keeps the selection, because other ways to pay are chosen there.
  await page.getByRole('link', { name: 'Betaal op een andere manier' }).click();
  await expect(content.getByText('2 van 3 gekozen')).toBeVisible();
  await expect(content.getByRole('checkbox', { name: later.bedrag })).not.toBeChecked();
  await page.goBack();
  await betaling.retry.click();
  await expect(ideal.bedrag).toHaveText(asked);
  await ideal.button('Betalen').click();
  await expect(betaling.succeeded).toBeVisible();
  await expect(betaling.text(`We hebben ${asked} ontvangen.`)).toBeVisible();
  await expect(betaling.text(/2 betaalverzoeken betaald/)).toBeVisible();
  await isForEveryone(page, 'betaling-gelukt, meer betaalverzoeken');

  for (const { factuur } of [one, two]) {
    await page.goto(pathOfFactuur(factuur));
    await expect(content.getByText('Deze factuur is betaald.')).toBeVisible();
  }
  await page.goto(pages.facturen.path);
  await expect(content.getByText(`Je moet nog ${later.bedrag} betalen`)).toBeVisible();
  const payments = await Promise.all(
    [one, two, later].map(({ betaalkenmerk }) => createTestBank().betalingen(betaalkenmerk)),
  );
  expect(payments.flat().filter(({ status }) => status === 'paid')).toHaveLength(1);
});
