import { DigidPage } from '../pages/DigidPage.ts';
import { InloggenPage } from '../pages/InloggenPage.ts';
import { haal } from '../support/aanroep.ts';
import { adresVan } from '../support/adressen.ts';
import { expect, test } from '../support/reis.ts';

const paginas = [
  ['/overzicht', 'Overzicht'],
  ['/declaraties/overzicht', 'Declaraties'],
  ['/declaraties/indienen', 'Declaratie indienen'],
] as const;

for (const [pad, titel] of paginas) {
  test(`who opens ${pad} without a session comes back to it after login`, async ({ page }) => {
    await page.goto(pad);
    const inloggen = new InloggenPage(page);
    await expect(inloggen.knop).toBeVisible();
    await expect(page).toHaveURL(/\/inloggen\?/);
    await inloggen.begin();
    await new DigidPage(page).kies('Sanne de Vries');
    await expect(page).toHaveURL(adresVan('ZZ') + pad);
    await expect(page).toHaveTitle(`Mijn Zilverzand | ${titel}`);
  });
}

/** What somebody may write behind `terug=` to be sent elsewhere. */
const kwaad = [
  'https://kwaad.example/',
  '//kwaad.example',
  '/\\kwaad.example',
  'javascript:alert(1)',
  'declaratie&nummer=../../uitloggen',
  'declaratie&nummer=//kwaad.example',
  'uitloggen',
  '__proto__',
];

test('a way back that is no page of ours leads to the overview', async ({ page }) => {
  for (const terug of kwaad) {
    await page.context().clearCookies();
    await page.goto(`/inloggen?terug=${terug.includes('&') ? terug : encodeURIComponent(terug)}`);
    await new InloggenPage(page).begin();
    await new DigidPage(page).kies('Mila Jansen');
    await expect(page, terug).toHaveURL(`${adresVan('ZZ')}/overzicht`);
  }
});

test('no address of ours sends a browser to another site', async ({ page, context }) => {
  const paden = [
    '//kwaad.example',
    '//kwaad.example/%2e%2e',
    '/\\kwaad.example',
    '/overzicht//kwaad.example',
  ];
  for (const pad of paden) {
    const antwoord = await haal(context, adresVan('ZZ'), pad);
    expect(antwoord.headers()['location'] ?? '/', pad).toMatch(/^\/(?![/\\])/);
  }
  await page.goto('/inloggen');
});

test.describe('with a session', () => {
  test.use({ persona: 'Sanne de Vries' });
  test('the login page leads on to the overview', async ({ page }) => {
    await page.goto('/inloggen');
    await expect(page).toHaveURL(`${adresVan('ZZ')}/overzicht`);
  });
});
