import type { Route } from '@playwright/test';
import { FramePage } from '../pages/FramePage.ts';
import { expect, test } from '../support/reis.ts';

test.use({ persona: 'Sanne de Vries' });

const document = '**/onderhoud.json?*';

test('maintenance that begins while one looks around leads to its page at the next screen', async ({
  page,
}) => {
  // This screen has asked for itself before the maintenance begins.
  const eerste = page.waitForResponse(document);
  await page.goto('/overzicht');
  await eerste;
  const gevraagd = page.waitForRequest(document);
  await page.route(document, (route) => route.fulfill({ json: { inOnderhoud: true } }));
  await new FramePage(page).ga('Declaraties');
  await expect(page).toHaveURL(/\/503$/);
  await expect(page).toHaveTitle('Mijn Zilverzand | Onderhoud');
  await expect(page.getByText(/^Op dit moment voeren wij onderhoud uit\./)).toBeVisible();
  expect(new URL((await gevraagd).url()).searchParams.get('timestamp')).toMatch(/^\d{13}$/);
});

/** Every failure of the question means: no maintenance (§7). */
const mislukkingen: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'does not answer': (route) => route.abort(),
  'answers 500': (route) => route.fulfill({ status: 500, body: '' }),
  'answers with a web page': (route) => route.fulfill({ body: '<!doctype html><p>Hallo' }),
  'answers something else': (route) => route.fulfill({ json: { inOnderhoud: 'true' } }),
};

for (const [hoe, antwoord] of Object.entries(mislukkingen)) {
  test(`a maintenance document that ${hoe} stops nobody`, async ({ page, wacht }) => {
    wacht.verwachtNetwerkfout();
    wacht.verwachtStatus(500);
    await page.goto('/overzicht');
    const gevraagd = page.waitForRequest(document);
    await page.route(document, antwoord);
    await new FramePage(page).ga('Declaraties');
    await gevraagd;
    await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
  });
}
