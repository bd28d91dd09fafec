import type { Page } from '@playwright/test';

/**
 * Waits until React has taken the page over. Before that a link asks the server for a document, so that what a
 * journey answers in the place of a call is never asked.
 */
export async function untilUsable(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
}

/** Waits until the shell has come, which offers to install and tells of a new version: once its worker is registered. */
export async function untilShellHasCome(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /Shell-/.test(name)),
  );
}
