import { pages } from '@mijn/domain/paths';
import type { Route } from '@playwright/test';
import { FramePage } from '../pages/FramePage.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ persona: 'Sanne de Vries' });

const document = '**/onderhoud.json?*';

test('redirects to the maintenance page at the next screen @main', async ({ page }) => {
  // This screen has made its own check before the maintenance starts.
  const first = page.waitForResponse(document);
  await page.goto(pages.overzicht.path);
  await first;
  const requested = page.waitForRequest(document);
  await page.route(document, (route) => route.fulfill({ json: { inOnderhoud: true } }));
  await new FramePage(page).goTo('Declaraties');
  await expect(page).toHaveURL(/\/503$/);
  await expect(page).toHaveTitle('Mijn Zilverzand | Onderhoud');
  await expect(page.getByText(/^Op dit moment voeren wij onderhoud uit\./)).toBeVisible();
  expect(new URL((await requested).url()).searchParams.get('timestamp')).toMatch(/^\d{13}$/);
});

test('checks for maintenance on every route change', async ({ page }) => {
  const first = page.waitForResponse(document);
  await page.goto(pages.overzicht.path);
  await first;
  const frame = new FramePage(page);
  for (const name of ['Declaraties', 'Facturen', 'Overzicht', 'Declaraties']) {
    const asked = page.waitForResponse(document);
    await frame.goTo(name);
    expect((await asked).status(), name).toBe(200);
    await expect(page).toHaveTitle(`Mijn Zilverzand | ${name}`);
  }
  const again = page.waitForResponse(document);
  await page.goBack();
  expect((await again).status(), 'back').toBe(200);
});

/** Any failure of the check means that there is no maintenance (§7). */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'does not answer': (route) => route.abort(),
  'answers 500': (route) => route.fulfill({ status: 500, body: '' }),
  'answers with a web page': (route) => route.fulfill({ body: '<!doctype html><p>Hallo' }),
  'answers something else': (route) => route.fulfill({ json: { inOnderhoud: 'true' } }),
};

for (const [how, response] of Object.entries(failures)) {
  test(`ignores a maintenance document that ${how}`, async ({ page, listener }) => {
    listener.expectNetworkError();
    listener.expectStatus(500);
    await page.goto(pages.overzicht.path);
    const requested = page.waitForRequest(document);
    await page.route(document, response);
    await new FramePage(page).goTo('Declaraties');
    await requested;
    await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
  });
}

test('continues to the requested page when maintenance ends', async ({ page }) => {
  await page.clock.install();
  let inOnderhoud = true;
  await page.route(document, (route) => route.fulfill({ json: { inOnderhoud } }));
  await page.goto(pages.facturen.path);
  await expect(page).toHaveURL(/\/503$/);
  const asked = page.waitForResponse(document);
  await page.clock.fastForward(15_000);
  await asked;
  inOnderhoud = false;
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(page).toHaveTitle('Mijn Zilverzand | Facturen', { timeout: 500 });
  }).toPass();
});

test.describe('logged out', () => {
  test.use({ persona: undefined });

  test('continues from /503 without a session too', async ({ page, listener }) => {
    listener.expectStatus(503);
    await page.clock.install();
    let inOnderhoud = true;
    await page.route(document, (route) => route.fulfill({ json: { inOnderhoud } }));
    const asked = page.waitForResponse(document);
    await page.goto(pages.status503.path);
    await asked;
    inOnderhoud = false;
    await expect(async () => {
      await page.clock.fastForward(15_000);
      await expect(page).toHaveTitle('Mijn Zilverzand | Inloggen', { timeout: 500 });
    }).toPass();
  });
});
