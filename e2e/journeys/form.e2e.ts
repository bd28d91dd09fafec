import type { Page } from '@playwright/test';
import { FramePage } from '../pages/FramePage.ts';
import { SubmitPage } from '../pages/SubmitPage.ts';
import { nota, fillInUpToSummary } from '../support/claim.ts';
import { mouse } from '../support/userInput.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ persona: 'Fatima El Amrani', viewport: { width: 390, height: 844 } });

/** Disables drafts from here on, as at an insurer with the core of the contract only. */
async function withoutConcepts(page: Page): Promise<void> {
  await page.route('**/graphql', (route) => {
    if (!route.request().postData()?.includes('BewaarConcept')) return route.fallback();
    const errors = [{ message: '', path: ['bewaarConcept'], extensions: { status: 404 } }];
    return route.fulfill({ json: { data: { bewaarConcept: null }, errors } });
  });
}

test('refuses a file that is not a bill with the reason, whatever its name @main', async ({
  page,
  notas,
}) => {
  const screen = new SubmitPage(page, mouse(page));
  await screen.open();
  const evil = {
    name: 'nota.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html><script>alert(1)</script>'),
  };
  await screen.user.add(screen.picker, [evil]);
  await expect(screen.bestand('nota.pdf')).toContainText('Afgekeurd');
  await screen.onward.click();
  await expect(
    page.getByRole('link', { name: /nota.pdf is niet goed. Verwijder dit bestand/ }),
  ).toBeVisible();
  await screen.user.add(screen.picker, [notas.photo]);
  await expect(screen.bestand(notas.photo.name)).toContainText('Ontvangen');
});

test('keeps everything between steps, and prompts before leaving unsaved input', async ({
  page,
  notas,
}) => {
  await withoutConcepts(page);
  const screen = await fillInUpToSummary(page, notas);
  await page.goBack();
  await screen.isAt('Wat staat er op de nota?');
  await expect(page.getByLabel('Wie gaf de zorg?')).toHaveValue('Huisarts aan zee');
  await page.goBack();
  await expect(screen.bestand(notas.photo.name)).toContainText('Ontvangen');
  await new FramePage(page).goTo('Overzicht');
  const dialog = page.getByRole('dialog', { name: 'Je declaratie is nog niet ingediend' });
  await dialog.getByRole('button', { name: 'Blijf hier' }).click();
  await expect(screen.bestand(notas.photo.name)).toBeVisible();
  await new FramePage(page).goTo('Overzicht');
  await dialog.getByRole('button', { name: 'Pagina verlaten' }).click();
  await expect(page).toHaveTitle('Mijn Zilverzand | Overzicht');
});

test('reports missing fields at the top and at the field @main', async ({ page, notas }) => {
  const screen = new SubmitPage(page, mouse(page));
  await screen.open();
  const empty = nota(notas);
  await screen.isAt('Voeg je nota toe');
  await screen.onward.click();
  await expect(page.getByText('Voeg eerst je nota toe.').first()).toBeVisible();
  await screen.addNota(empty);
  await screen.isAt('Wat staat er op de nota?');
  await screen.onward.click();
  const overzicht = page.getByRole('region', { name: 'Kijk dit nog even na' });
  await expect(overzicht).toBeFocused();
  await page.getByRole('link', { name: 'Vul het bedrag van de nota in.' }).click();
  await expect(page.getByLabel('Wat is het bedrag van de nota?')).toBeFocused();
});

test('sends a repeated bill only after confirmation', async ({ page, notas }) => {
  const same = nota(notas);
  const first = await fillInUpToSummary(page, notas, same);
  await first.submit.click();
  const number = await first.declaratieNumber();

  const second = await fillInUpToSummary(page, notas, same);
  await second.submit.click();
  const sure = page.getByRole('checkbox', { name: 'Ja, ik wil deze declaratie zo indienen' });
  await expect(sure).not.toBeChecked();
  await second.submit.click();
  await expect(page.getByText('Zet eerst een vinkje als je het zeker weet.').first()).toBeVisible();
  await second.user.choose(sure);
  await second.submit.click();
  expect(await second.declaratieNumber()).not.toBe(number);
});
