import { voortgang } from '@mijn/domain/constanten';
import type { Page, Request } from '@playwright/test';
import { DeclaratiePage } from '../pages/DeclaratiePage.ts';
import { DeclaratiesPage } from '../pages/DeclaratiesPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { OverzichtPage } from '../pages/OverzichtPage.ts';
import { expect, test } from '../support/reis.ts';

test.use({ persona: 'Sanne de Vries' });

/** Calls and documents that a page asks for, its files left out. */
function telt(verzoek: Request): boolean {
  return (
    ['document', 'fetch', 'xhr'].includes(verzoek.resourceType()) &&
    !/\/assets\//.test(verzoek.url())
  );
}

function balk(page: Page) {
  return page.locator('svg[aria-hidden="true"][width="100%"][height="4"] rect');
}

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('each screen says its name: title, focus on the heading, announced', async ({ page }) => {
      await page.goto('/overzicht');
      await expect(page).toHaveTitle('Mijn Zilverzand | Overzicht');
      const frame = new FramePage(page);
      const stappen = [
        ['Declaraties', 'Mijn Zilverzand | Declaraties'],
        ['Overzicht', 'Mijn Zilverzand | Overzicht'],
      ] as const;
      for (const [link, titel] of stappen) {
        await frame.ga(link);
        await expect(page).toHaveTitle(titel);
        await expect(frame.kop).toBeFocused();
        await expect(page.locator('[aria-live="polite"]').filter({ hasText: titel })).toHaveCount(
          1,
        );
        await expect(frame.kop).toHaveCount(1);
      }
    });
  });
}

test('a further screen is one request, and no new document', async ({ page }) => {
  await page.goto('/overzicht');
  await page.waitForLoadState('networkidle');
  const verzoeken: string[] = [];
  page.on('request', (verzoek) => {
    if (telt(verzoek)) verzoeken.push(`${verzoek.method()} ${new URL(verzoek.url()).pathname}`);
  });
  await new FramePage(page).ga('Declaraties');
  await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
  const [nummer = ''] = await new DeclaratiesPage(page).nummers();
  await new DeclaratiesPage(page).link(nummer).click();
  await expect(new DeclaratiePage(page).verloop).toBeVisible();
  // The maintenance check of §4 runs beside every navigation.
  expect(verzoeken.filter((verzoek) => !verzoek.endsWith('.json'))).toEqual([
    'POST /graphql',
    'POST /graphql',
  ]);
});

test('the progress bar runs while a screen takes long', async ({ page }) => {
  await page.goto('/overzicht');
  const door = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await door.promise;
    await route.continue();
  });
  await new FramePage(page).ga('Declaraties');
  const begin = voortgang.minimum * 100;
  await expect(balk(page)).toHaveAttribute('width', `${begin}%`);
  await expect(balk(page)).toHaveAttribute('width', `${begin + voortgang.stap * 100}%`);
  await expect(page).toHaveTitle('Mijn Zilverzand | Overzicht');
  door.resolve();
  await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
  await expect(balk(page)).toHaveAttribute('width', '100%');
});

test('the browser’s own back and forward bring the screens back', async ({ page }) => {
  await page.goto('/overzicht');
  await new FramePage(page).ga('Declaraties');
  await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
  await page.goBack();
  await expect(new OverzichtPage(page).begroeting('Sanne')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
});

test('the skip link is the first thing on the keyboard’s way and leads to the content', async ({
  page,
}) => {
  await page.goto('/overzicht');
  await page.keyboard.press('Tab');
  const sprong = page.getByRole('link', { name: 'Naar de inhoud' });
  await expect(sprong).toBeFocused();
  await expect(sprong).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a screen works before its script does', async ({ browser, inloggen, baseURL, wacht }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await inloggen('ZZ', 'Sanne de Vries'),
    ...(baseURL && { baseURL }),
  });
  wacht.luisterNaar(context);
  const page = await context.newPage();
  await new OverzichtPage(page).open();
  await expect(new OverzichtPage(page).begroeting('Sanne')).toBeVisible();
  await new FramePage(page).ga('Declaraties');
  await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
  await context.close();
});
