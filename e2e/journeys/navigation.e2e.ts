import { pages } from '@mijn/domain/paths';
import type { Page, Request } from '@playwright/test';
import { DeclaratiePage } from '../pages/DeclaratiePage.ts';
import { DeclaratiesPage } from '../pages/DeclaratiesPage.ts';
import { FramePage } from '../pages/FramePage.ts';
import { OverzichtPage } from '../pages/OverzichtPage.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ persona: 'Sanne de Vries' });

/** Calls and documents, without static files. */
function isCounted(request: Request): boolean {
  return (
    ['document', 'fetch', 'xhr'].includes(request.resourceType()) &&
    !/\/assets\//.test(request.url())
  );
}

function bar(page: Page) {
  return page.locator('#root > [aria-hidden="true"]:first-child > div');
}

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('announces each screen: title, focus on the heading, live region', async ({ page }) => {
      await page.goto(pages.overzicht.path);
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

test('navigates with one request and no new document @main', async ({ page }) => {
  await page.goto(pages.overzicht.path);
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
  // The maintenance check of §4 accompanies every navigation.
  expect(requests.filter((request) => !request.endsWith('.json'))).toEqual([
    'POST /graphql',
    'POST /graphql',
  ]);
});

/**
 * Records the visible state of the bar by frame from the next click: its step, or hidden. The page reports
 * by requests, because it cannot be evaluated while a document loads.
 */
async function watchBar(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  page.on('request', (request) => {
    const step = new URL(request.url()).searchParams.get('bar');
    if (step) seen.push(step);
  });
  await page.evaluate(() => {
    let last = '';
    const look = () => {
      const place = document.querySelector('#root > [aria-hidden="true"]:first-child');
      const shows = place && getComputedStyle(place).opacity === '1';
      const inner = place?.firstElementChild;
      const part = inner ? new DOMMatrix(getComputedStyle(inner).transform).a : Number.NaN;
      const step = 30 + 6 * Math.floor((part * 100 - 30) / 6 + 0.01);
      const now = shows ? `${step}%` : 'hidden';
      if (now !== last) void fetch(`/onderhoud.json?bar=${encodeURIComponent(now)}`);
      last = now;
      requestAnimationFrame(look);
    };
    addEventListener('click', () => requestAnimationFrame(look), { once: true });
  });
  return seen;
}

/** Holds every request for an address until released. */
async function hold(page: Page, address: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve();
}

/** The bar's initial value, and after its first step (§9). */
const startOfBar = ['30%', '36%'];

test('shows the progress bar from the first frame, also on a slow phone', async ({ page }) => {
  await page.goto(pages.overzicht.path);
  await page.waitForLoadState('networkidle');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const letGo = await hold(page, '**/graphql');
  const seen = await watchBar(page);
  await new FramePage(page).goTo('Declaraties');
  await expect.poll(() => seen.slice(0, 2)).toEqual(startOfBar);
  await expect(page).toHaveTitle('Mijn Zilverzand | Overzicht');
  letGo();
  await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
  await expect(bar(page)).toHaveCSS('transform', 'none');
});

test('shows the progress bar during a document navigation too', async ({ page }) => {
  await page.goto(pages.overzicht.path);
  await page.waitForLoadState('networkidle');
  const letGo = await hold(page, '**/overzicht');
  const seen = await watchBar(page);
  // Changing the language loads a new document.
  const leaving = new FramePage(page).switchLanguage('en');
  // A form is submitted shortly after the click.
  const shown = () => seen.filter((step) => step !== 'hidden');
  await expect.poll(() => shown().slice(0, 2)).toEqual(startOfBar);
  letGo();
  await leaving;
  await expect(bar(page)).toHaveCSS('transform', 'none');
});

test('restores screens with the browser’s back and forward', async ({ page }) => {
  await page.goto(pages.overzicht.path);
  await new FramePage(page).goTo('Declaraties');
  await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
  await page.goBack();
  await expect(new OverzichtPage(page).greeting('Sanne')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
});

test('has a skip link to the content first in the tab order', async ({ page }) => {
  await page.goto(pages.overzicht.path);
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Naar de inhoud' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('works without script @main', async ({ browser, login, baseURL, listener }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await login('ZZ', 'Sanne de Vries'),
    ...(baseURL && { baseURL }),
  });
  listener.listenTo(context);
  const page = await context.newPage();
  await new OverzichtPage(page).open();
  await expect(new OverzichtPage(page).greeting('Sanne')).toBeVisible();
  await new FramePage(page).goTo('Declaraties');
  await expect(page).toHaveTitle('Mijn Zilverzand | Declaraties');
  await context.close();
});

test('restores a search posted before hydration on return from a claim', async ({ page }) => {
  const list = new DeclaratiesPage(page);
  await list.open();
  const [number = ''] = await list.numbers();
  const box = await list.openSearch();
  await box.fill(number);
  // A native submit, without script.
  await Promise.all([
    page.waitForEvent('load'),
    box.evaluate((field) => field.closest('form')?.submit()),
  ]);
  await expect(box).toHaveValue(number);
  await expect.poll(() => list.numbers()).toEqual([number]);
  await list.link(number).click();
  await expect(page).toHaveURL(new RegExp(`/declaraties/${number}$`));
  await page.goBack();
  await expect(box).toHaveValue(number);
  await expect.poll(() => list.numbers()).toEqual([number]);
  expect(page.url()).not.toContain(number);
});
