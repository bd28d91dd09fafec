import { callPaths, pages } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';
import { FramePage } from '../pages/FramePage.ts';
import { LoginPage } from '../pages/LoginPage.ts';
import { OverzichtPage } from '../pages/OverzichtPage.ts';
import { SubmitPage } from '../pages/SubmitPage.ts';
import { isForEveryone } from '../support/accessibility.ts';
import { nota } from '../support/claim.ts';
import { mouse } from '../support/userInput.ts';
import { expect, test } from '../support/fixtures.ts';
import { readWorkerCache, workerOf } from '../support/worker.ts';
import { waitUntilUsable } from '../support/usable.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const offlineHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Geen verbinding met internet' });
const again = (page: Page) => page.getByRole('button', { name: 'Probeer opnieuw' });

test.describe('logged out', () => {
  test('shows its offline page from the first visit, and recovers @main', async ({
    page,
    context,
    listener,
  }) => {
    listener.expectNetworkError();
    const login = new LoginPage(page);
    await page.goto(pages.inloggen.path);
    await workerOf(page);
    await context.setOffline(true);
    await page.reload();
    await expect(offlineHeading(page)).toBeVisible();
    await expect(page).toHaveTitle('Mijn Zilverzand | Offline');
    await expect(page).toHaveURL(/\/inloggen$/);
    await expect(again(page)).toBeVisible();
    await again(page).click();
    await expect(page.getByRole('button', { name: 'Nog geen verbinding' })).toBeFocused();
    await isForEveryone(page, 'the offline page');
    await context.setOffline(false);
    await expect(login.button).toBeVisible();
  });

  test('goes back with the button under its own address', async ({ page }) => {
    await page.goto(pages.inloggen.path);
    await page.goto(pages.offline.path);
    await expect(offlineHeading(page)).toBeVisible();
    await again(page).click();
    await expect(page).toHaveURL(/\/inloggen$/);
  });

  test('says so when there is a network without internet', async ({ page, listener }) => {
    listener.expectNetworkError();
    await page.goto(pages.inloggen.path);
    await page.goto(pages.offline.path);
    await page.route('**', (route) => route.abort('internetdisconnected'));
    await again(page).click();
    await expect(page.getByRole('button', { name: 'Nog geen verbinding' })).toBeFocused();
    await page.unroute('**');
    await page.getByRole('button', { name: 'Nog geen verbinding' }).click();
    await expect(page).toHaveURL(/\/inloggen$/);
  });

  test('shows the offline page in the reader’s language', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(`${baseURL}/inloggen`);
    await workerOf(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No internet connection' })).toBeVisible();
    await context.close();
  });

  test('works without service workers, and only logs that', async ({ page, listener }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    const logged = page.waitForEvent('console');
    await page.goto(pages.inloggen.path);
    expect((await logged).text()).toBe('This browser has no service workers');
    await expect(new LoginPage(page).button).toBeVisible();
    listener.forget(/^info: This browser has no service workers/);
  });
});

test.describe('logged in', () => {
  test.use({ persona: 'Fatima El Amrani' });

  test('caches the build and the offline page, and no personal data', async ({ page }) => {
    const overzicht = new OverzichtPage(page);
    await overzicht.open();
    await expect(overzicht.greeting('Fatima')).toBeVisible();
    await workerOf(page);
    await page.reload();
    const frame = new FramePage(page);
    await frame.goTo('Facturen');
    await frame.goTo('Declaraties');
    await expect.poll(async () => (await readWorkerCache(page)).size).toBeGreaterThan(20);
    const held = await readWorkerCache(page);
    const others = [...held.keys()].filter((path) => !/^\/(assets|merk)\/|^\/offline\?/.test(path));
    expect(others).toEqual([]);
    expect([...held.values()].filter((text) => /Fatima|El Amrani/.test(text))).toEqual([]);
  });

  test('shows a page requested offline once the network is back', async ({
    page,
    context,
    listener,
  }) => {
    listener.expectNetworkError();
    const overzicht = new OverzichtPage(page);
    await overzicht.open();
    await workerOf(page);
    await context.setOffline(true);
    await page.goto(pages.facturen.path);
    await expect(offlineHeading(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveTitle('Mijn Zilverzand | Facturen');
  });

  test('shows the offline page for a cut connection', async ({ page, listener }) => {
    listener.expectNetworkError();
    await new OverzichtPage(page).open();
    await waitUntilUsable(page);
    await page.route(`**${callPaths.graphql}`, (route) => route.abort('connectionreset'));
    await new FramePage(page).goTo('Facturen');
    await expect(offlineHeading(page)).toBeVisible();
    await expect(page).toHaveTitle('Mijn Zilverzand | Offline');
    await page.unroute(`**${callPaths.graphql}`);
    await again(page).click();
    await expect(page).toHaveTitle('Mijn Zilverzand | Facturen');
  });
});

test.describe('in the form of a claim', () => {
  test.use({ persona: 'Sanne de Vries' });

  // Without it the form first asks for the person.
  test('keeps the form’s input until the network is back', async ({
    page,
    context,
    notas,
    listener,
  }) => {
    listener.expectNetworkError();
    const screen = new SubmitPage(page, mouse(page));
    await screen.open();
    const toClaim = nota(notas);
    await screen.addNota(toClaim);
    const amount = screen.content.getByLabel('Wat is het bedrag van de nota?', { exact: true });
    await amount.fill('12,34');
    // Cutting the network while the worker installs would log an error.
    await workerOf(page);
    await context.setOffline(true);
    await expect(offlineHeading(page)).toBeVisible();
    await expect(amount).toBeHidden();
    // Without a network the button does nothing, and loses nothing.
    await again(page).click();
    await expect(page.getByRole('button', { name: 'Nog geen verbinding' })).toBeFocused();
    await context.setOffline(false);
    await expect(amount).toBeVisible();
    await expect(amount).toHaveValue('12,34');
  });
});
