import { pages } from '@mijn/domain/paths';
import type { Brand } from '@mijn/domain/brands';
import type { BrowserContext, Page } from '@playwright/test';
import { DigidPage } from '../pages/DigidPage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { OverzichtPage } from '../pages/OverzichtPage.ts';
import { fetchGraphql } from '../support/call.ts';
import { addressOf } from '../support/addresses.ts';
import { expect, test } from '../support/fixtures.ts';

/** Faults of the DigiD simulator; the first journey compares them with its page. */
const faults = [
  'cancel',
  'levelTooLow',
  'wrongState',
  'wrongNonce',
  'wrongSignature',
  'expiredToken',
  'expiredCode',
  'codeReused',
  'digidFault',
];

async function toDigid(page: Page): Promise<DigidPage> {
  const login = new LoginPage(page);
  await login.open();
  await login.start();
  const digid = new DigidPage(page);
  await expect(digid.header).toBeVisible();
  return digid;
}

/** Asserts that the login failed: its page is shown, and there is no session. */
async function hasFailed(page: Page, brand: Brand = 'ZZ'): Promise<void> {
  await expect(page).toHaveURL(/\/inloggen-mislukt(\?|$)/);
  await expect(page).toHaveTitle(/ \| Inloggen mislukt$/);
  await expect(page.getByText('Er is iets misgegaan tijdens het inloggen.')).toBeVisible();
  expect((await fetchGraphql(page.context(), { address: addressOf(brand) })).status()).toBe(401);
}

/** Logs in but intercepts DigiD's redirect; returns its address. */
async function interceptedResponse(page: Page, context: BrowserContext): Promise<string> {
  const response = page.waitForRequest(/\/digid\?.*code=/);
  await context.route(/\/digid\?.*code=/, (route) => route.abort());
  const digid = await toDigid(page);
  await digid.choose('Daan de Vries').catch(() => undefined);
  const address = (await response).url();
  await context.unroute(/\/digid\?.*code=/);
  return address;
}

test('knows all faults of the simulator', async ({ page }) => {
  const digid = await toDigid(page);
  expect(await digid.faults()).toEqual(faults);
});

for (const fault of faults) {
  test(`fails and leaves no session for the fault ${fault}`, async ({ page }) => {
    const digid = await toDigid(page);
    await digid.chooseFault(fault);
    await digid.choose('Sanne de Vries');
    await hasFailed(page);
    await page.goto(pages.overzicht.path);
    await expect(new LoginPage(page).button).toBeVisible();
  });
}

test('fails when cancelled, and can be retried @main', async ({ page }) => {
  const digid = await toDigid(page);
  await digid.cancel();
  await hasFailed(page);
  await page.getByRole('main').getByRole('link', { name: 'Probeer opnieuw' }).click();
  await new LoginPage(page).start();
  await digid.choose('Sanne de Vries');
  await expect(new OverzichtPage(page).greeting('Sanne')).toBeVisible();
});

test.describe('with Ankerzee', () => {
  test.use({ merk: 'AZVZ' });
  test('shows its own brand after a cancelled login', async ({ page }) => {
    const digid = await toDigid(page);
    await digid.cancel();
    await hasFailed(page, 'AZVZ');
    await expect(page).toHaveTitle('Mijn Ankerzee | Inloggen mislukt');
  });
});

test('accepts a response of DigiD once @main', async ({ page, context }) => {
  const response = page.waitForRequest(/\/digid\?.*code=/);
  const digid = await toDigid(page);
  await digid.choose('Daan de Vries');
  await expect(new OverzichtPage(page).greeting('Daan')).toBeVisible();
  await context.clearCookies({ name: /^mijn-\d+$/ });
  await page.goto((await response).url());
  await hasFailed(page);
});

test('accepts a response of DigiD only in the browser that requested it', async ({
  page,
  browser,
}) => {
  const address = await interceptedResponse(page, page.context());
  const other = await browser.newContext({ locale: 'nl-NL' });
  const otherPage = await other.newPage();
  await otherPage.goto(address);
  await hasFailed(otherPage);
  await other.close();
});

test('refuses a forged response of DigiD', async ({ page }) => {
  for (const queryPart of [
    'code=abc&state=def',
    'state=def',
    'code=&state=',
    'error=server_error',
  ]) {
    await page.goto(`${pages.digid.path}?${queryPart}`);
    await hasFailed(page);
  }
});

test('ends the browser’s earlier session at a new login', async ({ page, context }) => {
  const digid = await toDigid(page);
  await digid.choose('Daan de Vries');
  await expect(new OverzichtPage(page).greeting('Daan')).toBeVisible();
  const [old] = (await context.cookies()).filter(({ name }) => /^mijn-\d+$/.test(name));
  expect(old).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', expires: -1 });
  await context.clearCookies({ name: /^mijn-\d+$/ });
  await (await toDigid(page)).choose('Mila Jansen');
  await expect(new OverzichtPage(page).greeting('Mila')).toBeVisible();
  const [fresh] = (await context.cookies()).filter(({ name }) => /^mijn-\d+$/.test(name));
  expect(fresh?.value).not.toBe(old?.value);
});
