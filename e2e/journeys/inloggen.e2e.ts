import type { Merk } from '@mijn/domain/merken';
import type { BrowserContext, Page } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';
import { InloggenPage } from '../pages/InloggenPage.ts';
import { OverzichtPage } from '../pages/OverzichtPage.ts';
import { vraag } from '../support/aanroep.ts';
import { adresVan } from '../support/adressen.ts';
import { expect, test } from '../support/reis.ts';

/** The faults of the DigiD simulator; the first journey holds them against its page. */
const storingen = [
  'annuleren',
  'teLaagNiveau',
  'verkeerdeState',
  'verkeerdeNonce',
  'verkeerdeHandtekening',
  'verlopen',
  'verlopenCode',
  'codeOpnieuwGebruikt',
  'digidStoring',
];

async function naarDigid(page: Page): Promise<DigidPage> {
  const inloggen = new InloggenPage(page);
  await inloggen.open();
  await inloggen.begin();
  const digid = new DigidPage(page);
  await expect(digid.kop).toBeVisible();
  return digid;
}

/** The login failed: its page stands there, and no call and no page believes that anybody is logged in. */
async function isMislukt(page: Page, merk: Merk = 'ZZ'): Promise<void> {
  await expect(page).toHaveURL(/\/inloggen-mislukt(\?|$)/);
  await expect(page).toHaveTitle(/ \| Inloggen mislukt$/);
  await expect(page.getByText('Er is iets misgegaan tijdens het inloggen.')).toBeVisible();
  expect((await vraag(page.context(), { adres: adresVan(merk) })).status()).toBe(401);
}

/** Logs in, but keeps the answer of DigiD from arriving; returns the address it would have gone to. */
async function onderscheptAntwoord(page: Page, context: BrowserContext): Promise<string> {
  const antwoord = page.waitForRequest(/\/digid\?.*code=/);
  await context.route(/\/digid\?.*code=/, (route) => route.abort());
  const digid = await naarDigid(page);
  await digid.kies('Daan de Vries').catch(() => undefined);
  const adres = (await antwoord).url();
  await context.unroute(/\/digid\?.*code=/);
  return adres;
}

test('the simulator offers exactly the faults that are tried here', async ({ page }) => {
  const digid = await naarDigid(page);
  expect(await digid.storingen()).toEqual(storingen);
});

for (const storing of storingen) {
  test(`a login with the fault ${storing} fails and leaves no session`, async ({ page }) => {
    const digid = await naarDigid(page);
    await digid.kiesStoring(storing);
    await digid.kies('Sanne de Vries');
    await isMislukt(page);
    await page.goto('/overzicht');
    await expect(new InloggenPage(page).knop).toBeVisible();
  });
}

test('cancelling fails the login, and it can be tried again', async ({ page }) => {
  const digid = await naarDigid(page);
  await digid.annuleer();
  await isMislukt(page);
  await page.getByRole('main').getByRole('link', { name: 'Probeer opnieuw' }).click();
  await new InloggenPage(page).begin();
  await digid.kies('Sanne de Vries');
  await expect(new OverzichtPage(page).begroeting('Sanne')).toBeVisible();
});

test.describe('with Ankerzee', () => {
  test.use({ merk: 'AZVZ' });
  test('a cancelled login fails under its own brand', async ({ page }) => {
    const digid = await naarDigid(page);
    await digid.annuleer();
    await isMislukt(page, 'AZVZ');
    await expect(page).toHaveTitle('Mijn Ankerzee | Inloggen mislukt');
  });
});

test('an answer of DigiD works once', async ({ page, context }) => {
  const antwoord = page.waitForRequest(/\/digid\?.*code=/);
  const digid = await naarDigid(page);
  await digid.kies('Daan de Vries');
  await expect(new OverzichtPage(page).begroeting('Daan')).toBeVisible();
  await context.clearCookies({ name: /^mijn-\d+$/ });
  await page.goto((await antwoord).url());
  await isMislukt(page);
});

test('an answer of DigiD works only in the browser that asked for it', async ({
  page,
  browser,
}) => {
  const adres = await onderscheptAntwoord(page, page.context());
  const ander = await browser.newContext({ locale: 'nl-NL' });
  const anderePagina = await ander.newPage();
  await anderePagina.goto(adres);
  await isMislukt(anderePagina);
  await ander.close();
});

test('a made-up answer of DigiD logs nobody in', async ({ page }) => {
  for (const vraagdeel of [
    'code=abc&state=def',
    'state=def',
    'code=&state=',
    'error=server_error',
  ]) {
    await page.goto(`/digid?${vraagdeel}`);
    await isMislukt(page);
  }
});

test('a new login ends the session that the browser had', async ({ page, context }) => {
  const digid = await naarDigid(page);
  await digid.kies('Daan de Vries');
  await expect(new OverzichtPage(page).begroeting('Daan')).toBeVisible();
  const [oud] = (await context.cookies()).filter(({ name }) => /^mijn-\d+$/.test(name));
  expect(oud).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', expires: -1 });
  await context.clearCookies({ name: /^mijn-\d+$/ });
  await (await naarDigid(page)).kies('Mila Jansen');
  await expect(new OverzichtPage(page).begroeting('Mila')).toBeVisible();
  const [nieuw] = (await context.cookies()).filter(({ name }) => /^mijn-\d+$/.test(name));
  expect(nieuw?.value).not.toBe(oud?.value);
});
