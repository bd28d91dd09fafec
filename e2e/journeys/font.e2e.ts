import { pages } from '@mijn/domain/paths';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/trip.ts';
import { throttle } from '../support/throttle.ts';
import { workerOf } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });

const standIn = (page: Page) => page.locator('html[data-font="stand-in"]');

/** Whether the page has asked for the font, and has it: `unloaded` until it does. */
const fontOf = (page: Page) =>
  page.evaluate(
    () => [...document.fonts].find(({ family }) => family.includes('Hyperlegible'))?.status,
  );

test('on a slow line a first page is read in the stand-in and asks for no font, and the next one has it', async ({
  page,
}) => {
  await throttle(page);
  await page.goto(pages.inloggen.path);
  await expect(standIn(page)).toBeVisible();
  expect(await fontOf(page)).toBe('unloaded');
  await workerOf(page);
  await page.goto(pages.inloggen.path);
  await expect(standIn(page)).toHaveCount(0);
  await expect.poll(() => fontOf(page)).toBe('loaded');
});

test('on a quick line the first page has the font', async ({ page }) => {
  await page.goto(pages.inloggen.path);
  await expect(standIn(page)).toHaveCount(0);
  await expect.poll(() => fontOf(page)).toBe('loaded');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the font comes all the same', async ({ page }) => {
    const font = page.waitForRequest(/\.woff2$/);
    await page.goto(pages.inloggen.path);
    expect((await font).resourceType()).toBe('font');
  });
});
