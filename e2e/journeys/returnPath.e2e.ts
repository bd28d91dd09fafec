import { pages } from '@mijn/domain/paths';
import { DigidPage } from '../pages/DigidPage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { fetchDocument } from '../support/call.ts';
import { addressOf } from '../support/addresses.ts';
import { expect, test } from '../support/fixtures.ts';

const screens = [
  ['/overzicht', 'Overzicht'],
  ['/declaraties/overzicht', 'Declaraties'],
  ['/declaraties/indienen', 'Declaratie indienen'],
] as const;

for (const [path, title] of screens) {
  test(`returns to ${path} after a login`, async ({ page }) => {
    await page.goto(path);
    const login = new LoginPage(page);
    await expect(login.button).toBeVisible();
    await expect(page).toHaveURL(/\/inloggen\?/);
    await login.start();
    // No journey sends in his bills: a draft would open at its step.
    await new DigidPage(page).choose('Henk de Boer');
    await expect(page).toHaveURL(addressOf('ZZ') + path);
    await expect(page).toHaveTitle(`Mijn Zilverzand | ${title}`);
  });
}

test('returns to the part of a page that the fragment names', async ({ page }) => {
  await page.goto(`${pages.mijnGegevens.path}#digitale-voorkeuren`);
  const login = new LoginPage(page);
  await expect(page).toHaveURL(/\/inloggen\?terug=mijnGegevens#digitale-voorkeuren$/);
  await expect(login.button).toHaveAttribute('href', /anker=digitale-voorkeuren$/);
  await login.start();
  await new DigidPage(page).choose('Henk de Boer');
  await expect(page).toHaveURL(`${addressOf('ZZ')}/mijn-gegevens#digitale-voorkeuren`);
  await expect(page.locator('#digitale-voorkeuren')).toBeFocused();
});

/** Values of `terug=` that try to redirect elsewhere. */
const evil = [
  'https://kwaad.example/',
  '//kwaad.example',
  '/\\kwaad.example',
  'javascript:alert(1)',
  'declaratie&nummer=../../uitloggen',
  'declaratie&nummer=//kwaad.example',
  'uitloggen',
  '__proto__',
];

test('redirects to the overview for a return path that is not a page @main', async ({ page }) => {
  for (const back of evil) {
    await page.context().clearCookies();
    await page.goto(`/inloggen?terug=${back.includes('&') ? back : encodeURIComponent(back)}`);
    await new LoginPage(page).start();
    await new DigidPage(page).choose('Mila Jansen');
    await expect(page, back).toHaveURL(`${addressOf('ZZ')}/overzicht`);
  }
});

test('never redirects a browser to another site', async ({ page, context }) => {
  const paths = [
    '//kwaad.example',
    '//kwaad.example/%2e%2e',
    '/\\kwaad.example',
    '/overzicht//kwaad.example',
  ];
  for (const path of paths) {
    const response = await fetchDocument(context, addressOf('ZZ'), path);
    expect(response.headers()['location'] ?? '/', path).toMatch(/^\/(?![/\\])/);
  }
  await page.goto(pages.inloggen.path);
});

test.describe('with a session', () => {
  test.use({ persona: 'Sanne de Vries' });
  test('redirects the login page to the overview', async ({ page }) => {
    await page.goto(pages.inloggen.path);
    await expect(page).toHaveURL(`${addressOf('ZZ')}/overzicht`);
  });
});
