import type { Page } from '@playwright/test';

/**
 * Waits until React has taken the page over. Before that a link asks the server for a document, so that what a
 * journey answers in the place of a call is never asked.
 */
export async function untilUsable(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
}
