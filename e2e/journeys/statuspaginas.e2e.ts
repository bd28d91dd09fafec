import type { Page } from '@playwright/test';
import { FramePage } from '../pages/FramePage.ts';
import { fetchDocument } from '../support/call.ts';
import { addressOf } from '../support/addresses.ts';
import { expect, test } from '../support/trip.ts';

/** Status, page title, heading and copy: the specification's §8 and decisions §1. */
const pages = [
  [401, 'Niet geautoriseerd', 'Oeps, sorry...', 'Je bent niet geautoriseerd.'],
  [403, 'Geen toestemming', /./, 'Je hebt geen toestemming om deze pagina te bekijken.'],
  [404, 'Pagina niet gevonden', /./, 'De pagina die je zoekt, kan niet gevonden worden.'],
  [500, 'Er is iets misgegaan', /./, 'Er is iets misgegaan.'],
  [
    503,
    'Onderhoud',
    'Sorry, je kunt de app even niet gebruiken',
    'Op dit moment voeren wij onderhoud uit. Probeer het op een later moment nog een keer.',
  ],
] as const;

const button = /^(Probeer opnieuw|Naar overzicht|Terug)$/;

async function hasOneButton(page: Page): Promise<void> {
  const content = page.getByRole('main');
  await expect(
    content.getByRole('link', { name: button }).or(content.getByRole('button', { name: button })),
  ).toBeVisible();
}

for (const [status, title, header, text] of pages) {
  test(`/${status} says what the specification says, with its true status`, async ({
    page,
    wait,
  }) => {
    wait.expectedStatus(status);
    const response = await page.goto(`/${status}`);
    expect(response?.status()).toBe(status);
    await expect(page).toHaveTitle(`Mijn Zilverzand | ${title}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(header);
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    await hasOneButton(page);
  });
}

test('an unknown address is a page that was not found', async ({ page, wait }) => {
  wait.expectedStatus(404);
  for (const path of [
    '/bestaat-niet',
    '/declaraties',
    '/declaraties/a/b',
    '/overzicht/meer',
    '/%00',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByText('De pagina die je zoekt, kan niet gevonden worden.')).toBeVisible();
  }
});

test('an address that cannot be read is refused without a word of the machine', async ({
  context,
}) => {
  const response = await fetchDocument(context, addressOf('ZZ'), '/%E0%A4%A');
  expect(response.status()).toBe(400);
  expect(await response.text()).not.toMatch(/Error|FST_|%E0|\bat /);
});

test.describe('with a session', () => {
  test.use({ persona: 'Sanne de Vries' });
  test('an unknown address keeps the frame, and its button leads on', async ({ page, wait }) => {
    wait.expectedStatus(404);
    const response = await page.goto('/bestaat-niet');
    expect(response?.status()).toBe(404);
    await expect(new FramePage(page).navigation).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Naar overzicht' }).click();
    await expect(page).toHaveTitle('Mijn Zilverzand | Overzicht');
  });
});
