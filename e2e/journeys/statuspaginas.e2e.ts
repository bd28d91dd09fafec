import type { Page } from '@playwright/test';
import { FramePage } from '../pages/FramePage.ts';
import { haal } from '../support/aanroep.ts';
import { adresVan } from '../support/adressen.ts';
import { expect, test } from '../support/reis.ts';

/** Status, page title, heading and copy: the specification's §8 and decisions §1. */
const paginas = [
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

const knop = /^(Probeer opnieuw|Naar overzicht|Terug)$/;

async function heeftEenKnop(page: Page): Promise<void> {
  const inhoud = page.getByRole('main');
  await expect(
    inhoud.getByRole('link', { name: knop }).or(inhoud.getByRole('button', { name: knop })),
  ).toBeVisible();
}

for (const [status, titel, kop, tekst] of paginas) {
  test(`/${status} says what the specification says, with its true status`, async ({
    page,
    wacht,
  }) => {
    wacht.verwachtStatus(status);
    const antwoord = await page.goto(`/${status}`);
    expect(antwoord?.status()).toBe(status);
    await expect(page).toHaveTitle(`Mijn Zilverzand | ${titel}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kop);
    await expect(page.getByText(tekst, { exact: true }).first()).toBeVisible();
    await heeftEenKnop(page);
  });
}

test('an unknown address is a page that was not found', async ({ page, wacht }) => {
  wacht.verwachtStatus(404);
  for (const pad of [
    '/bestaat-niet',
    '/declaraties',
    '/declaraties/a/b',
    '/overzicht/meer',
    '/%00',
  ]) {
    const antwoord = await page.goto(pad);
    expect(antwoord?.status(), pad).toBe(404);
    await expect(page.getByText('De pagina die je zoekt, kan niet gevonden worden.')).toBeVisible();
  }
});

test('an address that cannot be read is refused without a word of the machine', async ({
  context,
}) => {
  const antwoord = await haal(context, adresVan('ZZ'), '/%E0%A4%A');
  expect(antwoord.status()).toBe(400);
  expect(await antwoord.text()).not.toMatch(/Error|FST_|%E0|\bat /);
});

test.describe('with a session', () => {
  test.use({ persona: 'Sanne de Vries' });
  test('an unknown address keeps the frame, and its button leads on', async ({ page, wacht }) => {
    wacht.verwachtStatus(404);
    const antwoord = await page.goto('/bestaat-niet');
    expect(antwoord?.status()).toBe(404);
    await expect(new FramePage(page).navigatie).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Naar overzicht' }).click();
    await expect(page).toHaveTitle('Mijn Zilverzand | Overzicht');
  });
});
