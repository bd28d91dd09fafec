import type { Page } from '@playwright/test';
import { waitUntilUsable } from './usable.ts';

const scripts = '**/assets/*.js';

/**
 * Holds the app's scripts, like a slow connection: the page is visible but not hydrated.
 * @returns a function that releases them and waits for hydration
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const letGo = await holdUntil(page);
  return async () => {
    letGo();
    await waitUntilUsable(page);
    await page.unroute(scripts);
  };
}

/**
 * Holds the app's scripts, or some addresses.
 * @returns a function that releases them without waiting
 */
export async function holdUntil(page: Page, which = scripts): Promise<() => void> {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
