import { randomInt } from 'node:crypto';
import { pages } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';
import { DeclaratiesPage } from '../pages/DeclaratiesPage.ts';
import { SubmitPage } from '../pages/SubmitPage.ts';
import { mouse } from '../support/userInput.ts';
import { holdUntil } from '../support/holdScripts.ts';
import { daysAgo } from '../support/days.ts';
import { leaveDraft } from '../support/leaveDraft.ts';
import { addBetaalverzoek } from '../support/pay.ts';
import { throttle } from '../support/throttle.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilUsable } from '../support/usable.ts';

// On a slow phone each page is painted seconds before React hydrates it.
test.slow();
test.use({ viewport: { width: 390, height: 844 } });

const patience = { timeout: 30_000 };

/** Opens a page on a slow phone; returns a function that lets its scripts come and waits for hydration. */
async function openPainted(page: Page, path: string) {
  await throttle(page);
  const letGo = await holdUntil(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  return async () => {
    letGo();
    await waitUntilUsable(page, patience);
  };
}

const save = (page: Page) => page.getByRole('button', { name: 'Bewaar', exact: true }).click();

/** Waits until a section is saved; another journey may have changed the same person meanwhile. */
async function isSaved(page: Page): Promise<void> {
  const saved = page.getByText('Bewaard. Dit geldt meteen.');
  const mine = page.getByRole('button', { name: 'Bewaar mijn versie' });
  await expect(saved.or(mine)).toBeVisible(patience);
  if (await mine.isVisible()) await mine.click();
  await expect(saved).toBeVisible(patience);
}

test.describe('details of a person', () => {
  test.use({ persona: 'Henk de Boer' });
  test('keeps a telephone number that was typed, and saves it @main', async ({ page }) => {
    const hydrate = await openPainted(page, '/mijn-gegevens?wijzig=contact');
    const phone = `020 123 ${randomInt(10, 99)} ${randomInt(10, 99)}`;
    const field = page.getByLabel('Telefoonnummer');
    await field.fill(phone);
    await hydrate();
    await expect(field).toHaveValue(phone);
    await save(page);
    await isSaved(page);
    await expect(page.getByRole('region', { name: 'Contact' })).toContainText(phone);
  });

  test('keeps a choice that was made, and saves it', async ({ page }) => {
    const address = '/mijn-gegevens?wijzig=preferences';
    const hydrate = await openPainted(page, address);
    const group = page.getByRole('group', { name: 'Nieuwsbrief' });
    const other = await group.getByRole('radio', { checked: false }).first().getAttribute('value');
    const choice = group.locator(`input[value="${other}"]`);
    await mouse(page).choose(choice);
    await hydrate();
    await expect(choice).toBeChecked();
    await save(page);
    await isSaved(page);
    await page.goto(address);
    await expect(choice).toBeChecked(patience);
  });
});

test.describe('care and claims', () => {
  test.use({ persona: 'Sanne de Vries' });

  test('keeps words and filters of a search, and sends them', async ({ page }) => {
    const hydrate = await openPainted(page, '/declaraties/overzicht');
    const list = new DeclaratiesPage(page);
    const box = await list.openSearch();
    await box.fill('bestaat nergens');
    const year = page.getByLabel('Jaar', { exact: true });
    await year.selectOption({ index: 2 });
    const chosen = await year.inputValue();
    await hydrate();
    await expect(box).toHaveValue('bestaat nergens');
    await expect(year).toHaveValue(chosen);
    await list.content.getByRole('button', { name: 'Zoek', exact: true }).click();
    await expect(list.content.getByText('We vinden geen declaraties')).toBeVisible(patience);
    expect(new URL(page.url()).searchParams.get('jaar')).toBe(chosen);
  });

  test('keeps an amount and a kind of care, and works them out', async ({ page }) => {
    const hydrate = await openPainted(page, '/vergoedingen');
    const amount = page.getByLabel('Hoeveel kost het?');
    const care = page.getByRole('main').getByRole('combobox');
    await amount.fill('150');
    await care.selectOption('Laboratorium');
    await hydrate();
    await expect(amount).toHaveValue('150');
    await expect(care).toHaveValue('Laboratorium');
    await page.getByRole('button', { name: 'Reken uit' }).click();
    await expect(page.getByText(/^Je betaalt .* zelf\./)).toBeVisible(patience);
  });

  test('keeps a file that was picked, and uploads it', async ({ page, notas }) => {
    const hydrate = await openPainted(page, pages.declaratieIndienen.path);
    const form = new SubmitPage(page, mouse(page));
    await form.user.add(form.picker, [notas.photo]);
    await hydrate();
    await expect(form.bestand(notas.photo.name)).toContainText('Ontvangen', patience);
  });

  test('keeps the values of a bill that were filled in, and sends them @main', async ({
    page,
    context,
    notas,
  }) => {
    await leaveDraft(context, notas.photo, 1);
    const hydrate = await openPainted(page, `${pages.declaratieIndienen.path}?stap=gegevens`);
    const form = new SubmitPage(page, mouse(page));
    const field = (name: string) => form.content.getByLabel(name, { exact: true });
    const abroad = form.content.getByRole('checkbox', { name: 'De zorg was in het buitenland' });
    const [year = '', month = '', day = ''] = daysAgo(9).split('-');
    await field('Welke zorg was het?').selectOption('Fysiotherapie');
    await field('Dag').fill(day);
    await field('Maand').fill(month);
    await field('Jaar').fill(year);
    await field('Wat is het bedrag van de nota?').fill('12,34');
    await form.user.choose(abroad);
    await field('Opmerking (hoeft niet)').fill('Twee\nregels');
    await hydrate();
    await expect(field('Welke zorg was het?')).toHaveValue('Fysiotherapie');
    await expect(field('Wat is het bedrag van de nota?')).toHaveValue('12,34');
    await expect(abroad).toBeChecked();
    await expect(field('Opmerking (hoeft niet)')).toHaveValue('Twee\nregels');
    await form.onward.click();
    await form.isAt('Klopt alles?');
    await expect(form.content.getByText('Fysiotherapie')).toBeVisible();
    await expect(form.content.getByText('€ 12,34').first()).toBeVisible();
    await form.submit.click();
    await expect(form.done).toBeVisible(patience);
  });

  test('posts a form that is sent before its script has come, as a browser does', async ({
    page,
    listener,
  }) => {
    listener.expectStatus(422);
    await openPainted(page, '/mijn-gegevens?wijzig=contact');
    const phone = page.getByLabel('Telefoonnummer');
    await phone.fill('zes keer nul');
    await save(page);
    await expect(phone).toHaveAccessibleDescription(/Schrijf je telefoonnummer als/, patience);
    await expect(phone).toHaveValue('zes keer nul');
  });
});

test.describe('payments', () => {
  test.use({ persona: 'Noor Smit' });

  test('leaves out a payment request that was unticked', async ({ page }) => {
    await addBetaalverzoek('Noor Smit');
    await addBetaalverzoek('Noor Smit');
    const hydrate = await openPainted(page, pages.facturen.path);
    const content = page.getByRole('main');
    const boxes = content.getByRole('checkbox');
    const all = await boxes.count();
    await content.locator(`label[for="${await boxes.first().getAttribute('id')}"]`).click();
    await hydrate();
    await expect(boxes.first()).not.toBeChecked();
    await expect(content.getByText(`${all - 1} van ${all} gekozen`)).toBeVisible(patience);
    await expect(content.getByRole('button', { name: /^Betaal €/ })).toBeVisible();
  });
});
