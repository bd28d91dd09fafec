import type { Page } from '@playwright/test';

const isUsable = () => performance.getEntriesByName('usable').length > 0;

/** Waits for hydration. Before it a link requests a document, so intercepted calls would not occur. */
export async function waitUntilUsable(
  page: Page,
  patience: { readonly timeout?: number } = {},
): Promise<void> {
  await page.waitForFunction(isUsable, undefined, patience);
}

/** Waits until the shell has loaded, which offers to install and announces a new version. */
export async function untilShellHasCome(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /Shell-/.test(name)),
  );
}
