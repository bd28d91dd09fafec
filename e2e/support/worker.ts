import type { Page } from '@playwright/test';

/** Waits until the service worker controls this page, with its offline page and the font cached. */
export async function workerOf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), {
        once: true,
      });
    });
  });
}

/** Returns the worker's cache: text by address. */
export async function readWorkerCache(page: Page): Promise<ReadonlyMap<string, string>> {
  const entries = await page.evaluate(async () => {
    const held: [address: string, text: string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        const { pathname, search } = new URL(request.url);
        held.push([pathname + search, (await response?.text()) ?? '']);
      }
    }
    return held;
  });
  return new Map(entries);
}
