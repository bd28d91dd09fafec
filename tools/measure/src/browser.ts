import { chromiumArguments, installedChromium } from '@mijn/dev-env/chromium';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

/** Slow 4G and a processor four times slower, as in `quality.md`. */
const throttling = {
  network: {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  },
  cpuSlowdown: 4,
} as const;

/**
 * A visitor whose browser holds nothing: its service worker would have the files that are measured, and
 * hides what goes over the line.
 */
export const visitor = { locale: 'nl-NL', serviceWorkers: 'block' } as const;

/** What one load of a page costs: milliseconds, bytes over the line, and the layout shift score. */
export interface PageLoad {
  readonly largestPaint: number;
  readonly usable: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly layoutShift: number;
}

/** Starts the system's Chromium as the tests do. */
export function startBrowser(): Promise<Browser> {
  const executablePath = installedChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumArguments,
  });
}

async function countBytes(page: Page): Promise<{ all: () => number; script: () => number }> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let all = 0;
  let script = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength;
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', throttling.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling.cpuSlowdown });
  return { all: () => all, script: () => script };
}

/** Slows a page down as `quality.md` says; what its browser has in cache stays there. */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', throttling.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling.cpuSlowdown });
}

/**
 * Loads an address once with a cold cache under the throttling of `quality.md`.
 * `usable` is the time of the mark `usable` that the page sets once it is hydrated.
 */
export async function loadPage(context: BrowserContext, url: string): Promise<PageLoad> {
  const page = await context.newPage();
  const bytes = await countBytes(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const paints = await page.evaluate(
    () =>
      new Promise<{ largestPaint: number; layoutShift: number; usable: number }>((resolve) => {
        const seen = { largestPaint: 0, layoutShift: 0 };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number')
              seen.layoutShift += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const usable = performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN;
            resolve({ ...seen, usable });
          }),
        );
      }),
  );
  await page.close();
  return { ...paints, bytes: bytes.all(), scriptBytes: bytes.script() };
}

/** Loads an address `times` times and takes the median of every figure by itself. */
export async function loadPageMedian(
  context: BrowserContext,
  url: string,
  times: number,
): Promise<PageLoad> {
  const loads: PageLoad[] = [];
  for (let i = 0; i < times; i += 1) loads.push(await loadPage(context, url));
  const middle = (pick: (load: PageLoad) => number): number =>
    loads.map(pick).toSorted((a, b) => a - b)[Math.floor(loads.length / 2)] ?? Number.NaN;
  return {
    largestPaint: middle((load) => load.largestPaint),
    usable: middle((load) => load.usable),
    bytes: middle((load) => load.bytes),
    scriptBytes: middle((load) => load.scriptBytes),
    layoutShift: middle((load) => load.layoutShift),
  };
}
