import { writeFile } from 'node:fs/promises';
import { pages } from '@mijn/domain/paths';
import { FramePage } from '../pages/FramePage.ts';
import { leaveDraft } from '../support/leaveDraft.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({
  javaScriptEnabled: false,
  viewport: { width: 390, height: 844 },
  persona: 'Noor Smit',
});

test('corrects and sends a draft of twelve lines with another file', async ({
  page,
  context,
  notas,
  listener,
}) => {
  listener.expectStatus(422);
  await leaveDraft(context, notas.photo, 12);
  await page.goto(pages.declaratieIndienen.path);
  const content = page.getByRole('main');
  await expect(content.getByRole('button', { name: 'Begin opnieuw' })).toBeVisible();
  const last = content.getByRole('listitem').filter({ hasText: 'Regel 12' });
  await last.getByLabel('Bedrag').fill('12,50');
  await content.getByRole('checkbox', { name: notas.photo.name }).uncheck();
  await content.getByLabel('Voeg nog een bestand toe').setInputFiles(notas.pdf);
  const submit = content.getByRole('button', { name: 'Declaratie indienen' });
  await submit.click();

  // The lines no longer add up: the form says so, and keeps all corrections.
  await expect(content.getByRole('link', { name: /^De regels samen zijn € 122,50/ })).toBeVisible();
  await expect(last.getByLabel('Bedrag')).toHaveValue('12,50');
  await expect(content.getByRole('checkbox', { name: notas.photo.name })).not.toBeChecked();
  await expect(content.getByRole('checkbox', { name: notas.pdf.name })).toBeChecked();
  await content.getByLabel('Wat is het bedrag van de nota?').fill('122,50');
  await submit.click();
  await expect(content.getByRole('heading', { name: 'Je declaratie is ingediend' })).toBeVisible();
  await content.getByRole('link', { name: 'Bekijk je declaratie' }).click();
  await expect(content.getByText('€ 122,50').first()).toBeVisible();
  // Each line as sent in, judged or not.
  const treatments = content.getByRole('table', { name: 'De behandelingen van deze declaratie' });
  await expect(treatments.getByRole('rowheader')).toHaveCount(12);
  await expect(content.getByText(notas.pdf.name)).toBeVisible();
  await expect(content.getByText(notas.photo.name)).toHaveCount(0);
});

for (const [language, restart] of [
  ['nl', 'Begin opnieuw'],
  ['en', 'Start again'],
] as const) {
  test(`discards a draft, and starts anew (${language})`, async ({ page, context, notas }) => {
    await leaveDraft(context, notas.photo, 2);
    await page.goto(pages.declaratieIndienen.path);
    if (language === 'en') await new FramePage(page).switchLanguage('en');
    const content = page.getByRole('main');
    const again = content.getByRole('button', { name: restart });
    const giver = content.locator('noscript [name="naamZorgverlener"]');
    await expect(giver).toHaveValue('Praktijk Linde');
    await again.click();

    await expect(giver).toHaveValue('');
    await expect(page).toHaveURL(pages.declaratieIndienen.path);
    // Gone on other devices as well.
    await page.goto(pages.overzicht.path);
    await page.goto(pages.declaratieIndienen.path);
    await expect(giver).toHaveValue('');
    await expect(again).toHaveCount(0);
    await expect(content.getByText(notas.photo.name)).toHaveCount(0);
  });
}

test('shows no confirmation for an address alone', async ({ page }) => {
  await page.goto(`${pages.declaratieIndienen.path}?ingediend=D2026-1`);
  const content = page.getByRole('main');
  await expect(content.getByRole('button', { name: 'Declaratie indienen' })).toBeVisible();
  await expect(content.getByText('Je declaratie is ingediend')).toHaveCount(0);
});

test('reports files that are too large together, and keeps the rest of the form', async ({
  page,
  listener,
  notas,
}, testInfo) => {
  listener.expectStatus(422);
  expect(notas.photo.name, 'no other journey has a draft now').not.toBe('');
  await page.goto(pages.declaratieIndienen.path);
  const content = page.getByRole('main');
  const photos = [1, 2, 3, 4, 5].map((at) => testInfo.outputPath(`foto ${at}.jpg`));
  const nineMegabytes = Buffer.alloc(9 * 1024 * 1024, 'x');
  await Promise.all(photos.map((file) => writeFile(file, nineMegabytes)));
  await content.getByLabel('Wie gaf de zorg?').fill('Praktijk Linde');
  await content.getByLabel('Foto of bestand van je nota').setInputFiles(photos);
  await content.getByRole('button', { name: 'Declaratie indienen' }).click();
  await expect(
    content.getByText(/foto 5\.jpg: Je bestanden zijn samen groter dan 40/).first(),
  ).toBeVisible();
  await expect(content.getByLabel('Wie gaf de zorg?')).toHaveValue('Praktijk Linde');
});
