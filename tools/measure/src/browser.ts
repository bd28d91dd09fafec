import { chromiumArguments, installedChromium } from '@mijn/dev-env/chromium';
import { waitFor } from '@mijn/dev-env/waitFor';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';

/** The worker would hide what goes over the line. */
export const visitor = { locale: 'nl-NL', serviceWorkers: 'block' } as const;

/** Slow 4G, as Chromium's protocol takes it. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** How long the reference phone takes for `compute`, in milliseconds. */
const referenceMs = 420;

/** Starts the system's Chromium as the tests do. */
export function startBrowser(): Promise<Browser> {
  const executablePath = installedChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumArguments,
  });
}

/** Logs in at the simulator as a persona. */
export async function logIn(browser: Browser, url: string, name: string): Promise<BrowserContext> {
  const context = await browser.newContext(visitor);
  const page = await context.newPage();
  await page.goto(`${url}/digid`);
  await page.getByRole('button', { name }).click();
  await page.waitForURL(`${url}/overzicht`);
  await page.close();
  return context;
}

/** Times a fixed computation in a page: the quickest of many, so that other work on the machine hardly counts. */
function compute(): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 20; round += 1) {
    const begin = performance.now();
    const words = Array.from({ length: 60_000 }, (_, at) => ((at * 7919) % 60_013).toString(36));
    words.sort((a, b) => a.localeCompare(b, 'en'));
    best = Math.min(best, performance.now() - begin);
  }
  return best;
}

/** How many times slower than this machine the reference phone is. */
export async function calibrate(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    return Math.max(1, referenceMs / (await page.evaluate(compute)));
  } finally {
    await page.close();
  }
}

async function slowLine(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  return session;
}

/**
 * Slows a page's line down. @returns what slows its processor down for as long as some work takes: a page that waits
 * with a slow processor would take time from the page that is measured
 */
export async function throttle(page: Page, slowDown: number) {
  const session = await slowLine(page);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    try {
      return await work();
    } finally {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
  };
}

/** One load of a page: milliseconds, bytes over the line, layout shift. */
export interface PageLoad {
  readonly largestPaint: number;
  readonly usable: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly layoutShift: number;
}

/** Files that are asked for later than this (ms) after a page is usable are for the next screens. */
const quietMs = 1000;

/** Loads an address once with a cold cache on the reference phone. `usable` is the page's own mark after hydration. */
export async function loadPage(
  context: BrowserContext,
  url: string,
  slowDown: number,
): Promise<PageLoad> {
  const page = await context.newPage();
  try {
    const session = await slowLine(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const requests = new Map<string, { at: number; isScript: boolean; bytes: number }>();
    session.on('Network.requestWillBeSent', ({ requestId, wallTime }) =>
      requests.set(requestId, { at: wallTime * 1000, isScript: false, bytes: 0 }),
    );
    session.on('Network.responseReceived', ({ requestId, type }) => {
      const request = requests.get(requestId);
      if (request) request.isScript = type === 'Script';
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const usable = await waitFor(`${url} to be usable`, () =>
      page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime),
    );
    const { begun, ...paints } = await page.evaluate(readPaints);
    const needed = [...requests.values()].filter(({ at }) => at < begun + usable + quietMs);
    const sum = (some: typeof needed): number => some.reduce((all, { bytes }) => all + bytes, 0);
    const scriptBytes = sum(needed.filter(({ isScript }) => isScript));
    return { ...paints, usable, bytes: sum(needed), scriptBytes };
  } finally {
    await page.close();
  }
}

/** Reads in a page when it began, its largest paint and its layout shift. */
async function readPaints(): Promise<{ begun: number; largestPaint: number; layoutShift: number }> {
  const seen = { begun: performance.timeOrigin, largestPaint: 0, layoutShift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry) seen.layoutShift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise(requestAnimationFrame);
  }
  return seen;
}
