import type { Browser, BrowserContext, Page } from '@playwright/test';
import { pages } from '@mijn/domain/paths';
import { isForEveryone } from '../support/accessibility.ts';
import { logIn } from '../support/login.ts';
import { expect, test } from '../support/fixtures.ts';
import type { ConsoleListener } from '../support/consoleListener.ts';
import { startWorldProcess } from '../worldProcess.ts';

const { path } = pages.machtigingen;

interface Visit {
  readonly browser: Browser;
  readonly listener: ConsoleListener;
  readonly url: string;
  readonly name: string;
  readonly withScript?: boolean;
}

async function visit({ browser, listener, url, name, withScript = true }: Visit) {
  const storageState = await logIn(browser, url, name);
  const context = await browser.newContext({
    storageState,
    locale: 'nl-NL',
    baseURL: url,
    javaScriptEnabled: withScript,
  });
  listener.listenTo(context);
  return { context, page: await context.newPage() };
}

const band = (page: Page) =>
  page.getByRole('region', { name: 'Je regelt nu zaken voor Sanne de Vries' });

async function give(page: Page, what: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('radio', { name: 'Daan de Vries' })).toBeChecked();
  // A click on the label, which covers the radio button.
  await page.getByText(what, { exact: true }).click();
  await page.getByRole('group', { name: 'Tot en met wanneer?' }).locator('label').first().click();
  await page.getByRole('button', { name: 'Geef toestemming' }).click();
  await expect(page.getByRole('heading', { name: 'Daan de Vries', level: 3 })).toBeVisible();
}

async function start(page: Page): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Regel zaken voor Sanne de Vries' }).click();
  await expect(band(page)).toBeVisible();
}

// A separate world, because the permissions of a household would change the screens of other tests.
test.describe('a world of its own', () => {
  let world: Awaited<ReturnType<typeof startWorldProcess>>;
  test.beforeAll(async () => {
    world = await startWorldProcess();
  });
  test.afterAll(() => world.stop());

  test('lets a partner act in two tabs, and ends it at once', async ({ browser, listener }) => {
    test.slow();
    const { url } = world.addresses;
    const sanne = await visit({ browser, listener, url, name: 'Sanne de Vries' });
    await sanne.page.goto(pages.mijnGegevens.path);
    await sanne.page.getByRole('link', { name: 'Zaken laten regelen' }).click();
    await sanne.page.getByRole('button', { name: 'Geef toestemming' }).click();
    await expect(sanne.page.getByText('Kies wat die persoon mag.').first()).toBeVisible();
    await isForEveryone(sanne.page, 'zaken laten regelen, fouten');
    await give(sanne.page, 'Declaraties en zorgkosten');
    await isForEveryone(sanne.page, 'zaken laten regelen, gegeven');
    await sanne.page.goto(pages.berichten.path);
    await expect(sanne.page.getByText('Daan de Vries mag zaken voor je regelen')).toBeVisible();

    const daan = await visit({ browser, listener, url, name: 'Daan de Vries' });
    const ownTab = await daan.context.newPage();
    await ownTab.goto(pages.mijnGegevens.path);
    await daan.page.goto(pages.berichten.path);
    await expect(daan.page.getByText('Je mag zaken regelen voor Sanne de Vries')).toBeVisible();
    await start(daan.page);
    await expect(daan.page).toHaveURL(pages.declaraties.path);
    await expect(daan.page).toHaveTitle(/namens iemand anders/);
    await isForEveryone(daan.page, 'declaraties, namens iemand anders');
    const places = daan.page.getByRole('navigation').first();
    await expect(places.getByRole('link', { name: 'Facturen' })).toHaveCount(0);
    await expect(places.getByRole('link', { name: 'Berichten' })).toHaveCount(0);
    await places.getByRole('link', { name: 'Zorgkosten' }).first().click();
    await expect(daan.page.getByRole('heading', { level: 1 })).toHaveText('Zorgkosten');
    await expect(band(daan.page)).toBeVisible();
    await expect(daan.page).toHaveTitle(/namens iemand anders/);

    // The other tab was drawn for Daan himself, and notices by itself that the session is of another person now.
    listener.expectStatus(401, 403, 404, 409);
    await ownTab.bringToFront();
    await expect(band(ownTab)).toBeVisible();

    await sanne.page.goto(path);
    await sanne.page.getByRole('button', { name: 'Stop dat Daan de Vries' }).click();
    await expect(sanne.page.getByText('Nog niemand.')).toBeVisible();
    await daan.page.goto(pages.declaraties.path);
    await expect(daan.page).toHaveURL(path);
    await expect(band(daan.page)).toHaveCount(0);
    await sanne.page.goto(pages.inzage.path);
    await expect(sanne.page.getByText('Door Daan de Vries, gemachtigd').first()).toBeVisible();
    await close(sanne.context, daan.context);
  });

  test('works without script', async ({ browser, listener }) => {
    test.slow();
    const { url } = world.addresses;
    const parts = { browser, listener, url, withScript: false };
    const sanne = await visit({ ...parts, name: 'Sanne de Vries' });
    await give(sanne.page, 'Facturen en betalen');
    const daan = await visit({ ...parts, name: 'Daan de Vries' });
    await start(daan.page);
    await expect(daan.page).toHaveURL(pages.facturen.path);
    // Claims are outside the scope, and the page that says so names the represented person too.
    listener.expectStatus(403);
    await daan.page.goto(pages.declaraties.path);
    await expect(band(daan.page)).toBeVisible();
    await daan.page.getByRole('button', { name: 'Stop met zaken regelen' }).click();
    await expect(daan.page).toHaveURL(path);
    await expect(band(daan.page)).toHaveCount(0);
    await daan.page.getByRole('button', { name: 'Niet meer zaken regelen' }).click();
    await expect(daan.page.getByText('Voor wie jij zaken mag regelen')).toHaveCount(0);
    await close(sanne.context, daan.context);
  });

  test('logs in for somebody else by DigiD Machtigen', async ({ browser, listener }) => {
    const { url } = world.addresses;
    const context = await browser.newContext({ locale: 'nl-NL', baseURL: url });
    listener.listenTo(context);
    const page = await context.newPage();
    await page.goto(pages.inloggen.path);
    await page.getByRole('link', { name: 'Inloggen voor iemand anders (DigiD Machtigen)' }).click();
    await page.getByLabel('Namens wie').selectOption('Sanne de Vries');
    await page.getByLabel('Waarvoor').selectOption('Facturen en betalen');
    await page.getByRole('button', { name: 'Jan Bakker' }).click();
    await expect(page).toHaveURL(pages.facturen.path);
    await expect(band(page)).toBeVisible();
    await page.getByRole('button', { name: 'Stop met zaken regelen' }).click();
    await expect(page).toHaveURL(pages.uitloggen.path);
    await context.close();
  });
});

async function close(...contexts: readonly BrowserContext[]): Promise<void> {
  for (const context of contexts) await context.close();
}
