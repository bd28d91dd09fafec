import type { Page } from '@playwright/test';
import { untilUsable } from './usable.ts';

const scripts = '**/assets/*.js';

/**
 * Holds every script of the app, as a slow line does: the page is seen and can be used, and nothing
 * answers yet.
 * @returns lets them come, and waits until the page answers
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const letGo = await holdUntil(page);
  return async () => {
    letGo();
    await untilUsable(page);
    await page.unroute(scripts);
  };
}

/** Holds them the same, or those of some addresses. @returns lets them come, and waits for nothing */
export async function holdUntil(page: Page, which = scripts): Promise<() => void> {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
