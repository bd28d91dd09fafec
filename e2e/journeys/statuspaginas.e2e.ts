import { pages } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';
import { FramePage } from '../pages/FramePage.ts';
import { fetchDocument } from '../support/call.ts';
import { addressOf } from '../support/addresses.ts';
import { expect, test } from '../support/fixtures.ts';

/** Status, page title, heading, text and label: the specification's §8 and docs/decisions.md §1. */
const screens = [
  [401, 'Niet geautoriseerd', 'Oeps, sorry...', 'Je bent niet geautoriseerd.', 'Probeer opnieuw'],
  [403, 'Geen toestemming', /./, 'Je hebt geen toestemming om deze pagina te bekijken.', 'Terug'],
  [
    404,
    'Pagina niet gevonden',
    /./,
    'De pagina die je zoekt, kan niet gevonden worden.',
    'Naar overzicht',
  ],
  [500, 'Er is iets misgegaan', /./, 'Er is iets misgegaan.', 'Probeer opnieuw'],
  [
    503,
    'Onderhoud',
    'Sorry, je kunt de app even niet gebruiken',
    'Op dit moment voeren wij onderhoud uit. Probeer het op een later moment nog een keer.',
    'Probeer opnieuw',
  ],
] as const;

/** The shared labels (§2). */
const labels = ['Probeer opnieuw', 'Naar overzicht', 'Terug'];

const buttonOf = (page: Page, name: string) => {
  const content = page.getByRole('main');
  return content
    .getByRole('link', { name, exact: true })
    .or(content.getByRole('button', { name, exact: true }));
};

for (const [status, title, header, text, label] of screens) {
  test(`shows the specified text with the true status at /${status}`, async ({
    page,
    listener,
  }) => {
    listener.expectStatus(status);
    const response = await page.goto(`/${status}`);
    expect(response?.status()).toBe(status);
    await expect(page).toHaveTitle(`Mijn Zilverzand | ${title}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(header);
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    for (const one of labels) {
      await expect(buttonOf(page, one), one).toHaveCount(one === label ? 1 : 0);
    }
  });
}

test('follows each shared label', async ({ page, listener }) => {
  listener.expectStatus(401, 403, 404, 500);
  await page.goto(pages.toegankelijkheid.path);
  await page.goto(pages.status403.path);
  await buttonOf(page, 'Terug').click();
  await expect(page).toHaveURL(/\/toegankelijkheid$/);
  // Without a session both lead through the login.
  for (const [path, label, to] of [
    ['/404', 'Naar overzicht', /\/inloggen\?terug=overzicht$/],
    ['/401', 'Probeer opnieuw', /\/inloggen$/],
    ['/500', 'Probeer opnieuw', /\/inloggen\?terug=overzicht$/],
  ] as const) {
    await page.goto(path);
    await buttonOf(page, label).click();
    await expect(page, path).toHaveURL(to);
  }
});

test('shows the page for not found at an unknown address @main', async ({ page, listener }) => {
  listener.expectStatus(404);
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

test('refuses a malformed address without technical details', async ({ context }) => {
  const response = await fetchDocument(context, addressOf('ZZ'), '/%E0%A4%A');
  expect(response.status()).toBe(400);
  expect(await response.text()).not.toMatch(/Error|FST_|%E0|\bat /);
});

test.describe('with a session', () => {
  test.use({ persona: 'Sanne de Vries' });
  test('keeps the frame at an unknown address, with a link back', async ({ page, listener }) => {
    listener.expectStatus(404);
    const response = await page.goto('/bestaat-niet');
    expect(response?.status()).toBe(404);
    await expect(new FramePage(page).navigation).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Naar overzicht' }).click();
    await expect(page).toHaveTitle('Mijn Zilverzand | Overzicht');
  });
});
