import { pages } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';
import { BetaalverzoekPage } from '../pages/BetaalverzoekPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { IdealPage } from '../pages/IdealPage.ts';
import { SubmitPage } from '../pages/SubmitPage.ts';
import { holdScripts, holdUntil } from '../support/holdScripts.ts';
import { leaveDraft } from '../support/leaveDraft.ts';
import { addBetaalverzoek } from '../support/pay.ts';
import { expect, test } from '../support/fixtures.ts';
import { mouse } from '../support/userInput.ts';

test.use({ persona: 'Sanne de Vries', viewport: { width: 390, height: 844 } });

async function openEarly(page: Page, path: string) {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  return release;
}

test('a draft is thrown away by a tap before script has loaded', async ({
  page,
  context,
  notas,
}) => {
  await leaveDraft(context, notas.photo, 1);
  await openEarly(page, pages.declaratieIndienen.path);
  const again = page.getByRole('main').getByRole('button', { name: 'Begin opnieuw' });
  await again.click();
  await expect(page.getByRole('heading', { name: 'Voeg je nota toe' })).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('the steps of a claim wait for script, with what was chosen', async ({ page, notas }) => {
  const release = await openEarly(page, pages.declaratieIndienen.path);
  const form = new SubmitPage(page, mouse(page));
  await form.user.add(form.picker, [notas.photo]);
  await form.onward.click();
  await release();
  await expect(form.bestand(notas.photo.name)).toContainText('Ontvangen');
});

test('keeps a form and its input without its code, and sends it without script', async ({
  page,
  listener,
}) => {
  listener.expectNetworkError();
  listener.expectStatus(422);
  const release = await holdUntil(page);
  await page.route('**/assets/MijnGegevensPage-*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (one) =>
    one.url().includes('MijnGegevensPage-'),
  );
  await page.goto('/mijn-gegevens?wijzig=contact', { waitUntil: 'commit' });
  const phone = page.getByLabel('Telefoonnummer');
  await phone.fill('zes keer nul');
  release();
  await failed;
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  await expect(phone).toHaveValue('zes keer nul');

  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(phone).toHaveAccessibleDescription(/Schrijf je telefoonnummer als/);
  await expect(phone).toHaveValue('zes keer nul');
  listener.forget(/MijnGegevensPage/);
});

// No option of the form is selected then, and the browser shows the first.
test('keeps filters of the address that the form does not offer after hydration', async ({
  page,
}) => {
  const address = '/declaraties/overzicht?jaar=2001&persoon=700000000';
  const nothing = page.getByRole('heading', { name: 'We vinden geen declaraties' });
  const release = await openEarly(page, address);
  await expect(nothing).toBeVisible();
  await release();
  await page.waitForLoadState('networkidle');
  await expect(nothing).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel('Jaar')).toHaveValue('2001');
});

test('leads to the bank when paying before script has loaded, also on a double tap @main', async ({
  page,
}) => {
  const betaalverzoek = await addBetaalverzoek('Sanne de Vries');
  await openEarly(page, `/facturen/betaalverzoek/${betaalverzoek.betaalkenmerk}`);
  const screen = new BetaalverzoekPage(page);
  await screen.pay.dblclick();
  await screen.toBank.click();
  await expect(new IdealPage(page).bedrag).toHaveText(betaalverzoek.bedrag);
});

test('uses the language chosen before script has loaded for the next page', async ({ page }) => {
  const release = await openEarly(page, '/overzicht');
  await new FramePage(page).switchLanguage('en');
  await release();
  await expect(page).toHaveTitle('Mijn Zilverzand | Overview');
});
