import type { Page } from '@playwright/test';
import { untilUsable } from './usable.ts';

/**
 * Holds every script of the app, as a slow line does: the page is seen and can be used, and nothing
 * answers yet.
 * @returns lets them come
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const scripts = '**/assets/*.js';
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await untilUsable(page);
    await page.unroute(scripts);
  };
}
