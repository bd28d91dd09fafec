import { progress } from '@mijn/domain/constants';
import type { Page, Request } from '@playwright/test';
import { DeclaratiePage } from '../pages/DeclaratiePage.ts';
import { DeclaratiesPage } from '../pages/DeclaratiesPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { OverzichtPage } from '../pages/OverzichtPage.ts';
import { expect, test } from '../support/trip.ts';

test.use({ persona: 'Sanne de Vries' });

/** Calls and documents that a page asks for, its files left out. */
function isCounted(request: Request): boolean {
  return (
    ['document', 'fetch', 'xhr'].includes(request.resourceType()) &&
    !/\/assets\//.test(request.url())
  );
}

function bar(page: Page) {
  return page.locator('svg[aria-hidden="true"][width="100%"][height="4"] rect');
}

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('each screen says its name: title, focus on the heading, announced', async ({ page }) => {
      await page.goto('/overzicht');
      await expect(page).toHaveTitle('Mijn Zilverzand | Overzicht');
      const frame = new FramePage(page);
      const steps = [
        ['Declaraties', 'Mijn Zilverzand | Declaraties'],
        ['Overzicht', 'Mijn Zilverzand | Overzicht'],
      ] as const;
      for (const [link, title] of steps) {
        await frame.goTo(link);
        await expect(page).toHaveTitle(title);
        await expect(frame.header).toBeFocused();
        await expect(page.locator('[aria-live="polite"]').filter({ hasText: title })).toHaveCount(
          1,
        );
        await expect(frame.header).toHaveCount(1);
      }
    });
  });
}

test('a further screen is one request, and no new document', async ({ page }) => {
  await page.goto('/overzicht');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (isCounted(request)) requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await new FramePage(page).goTo('Declaraties');
  await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
  const [number = ''] = await new DeclaratiesPage(page).numbers();
  await new DeclaratiesPage(page).link(number).click();
  await expect(new DeclaratiePage(page).verloop).toBeVisible();
  // The maintenance check of §4 runs beside every navigation.
  expect(requests.filter((request) => !request.endsWith('.json'))).toEqual([
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
  await new FramePage(page).goTo('Declaraties');
  const begin = progress.minimum * 100;
  await expect(bar(page)).toHaveAttribute('width', `${begin}%`);
  await expect(bar(page)).toHaveAttribute('width', `${begin + progress.step * 100}%`);
  await expect(page).toHaveTitle('Mijn Zilverzand | Overzicht');
  door.resolve();
  await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
  await expect(bar(page)).toHaveAttribute('width', '100%');
});

test('the browser’s own back and forward bring the screens back', async ({ page }) => {
  await page.goto('/overzicht');
  await new FramePage(page).goTo('Declaraties');
  await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
  await page.goBack();
  await expect(new OverzichtPage(page).greeting('Sanne')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
});

test('the skip link is the first thing on the keyboard’s way and leads to the content', async ({
  page,
}) => {
  await page.goto('/overzicht');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Naar de inhoud' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a screen works before its script does', async ({ browser, login, baseURL, wait }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await login('ZZ', 'Sanne de Vries'),
    ...(baseURL && { baseURL }),
  });
  wait.listenTo(context);
  const page = await context.newPage();
  await new OverzichtPage(page).open();
  await expect(new OverzichtPage(page).greeting('Sanne')).toBeVisible();
  await new FramePage(page).goTo('Declaraties');
  await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
  await context.close();
});
