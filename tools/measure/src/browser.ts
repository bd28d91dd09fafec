import { chromiumArguments, installedChromium } from '@mijn/dev-env/chromium';
import { slowPhone } from '@mijn/dev-env/measure/slowPhone';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { median } from './median.ts';

/**
 * A visitor whose browser holds nothing: its service worker would have the files that are measured, and
 * hides what goes over the line.
 */
export const visitor = { locale: 'nl-NL', serviceWorkers: 'block' } as const;

/** How often each page is measured: the middle of five is off by up to 5 % here (ADR 0110). */
export const rounds = 9;

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

/** What went over the line for one request. */
interface Sent {
  /** When it was asked for, in milliseconds since 1970. */
  readonly at: number;
  isScript: boolean;
  bytes: number;
}

async function slowLineDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowPhone.network);
}

async function slowProcessorDown(session: CDPSession, times: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Has a page load slowly with a cold cache. @returns its requests, a list that grows while it loads */
async function watchLine(page: Page): Promise<readonly Sent[]> {
  const session = await page.context().newCDPSession(page);
  const requests = new Map<string, Sent>();
  const sent: Sent[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, wallTime }) => {
    const request = { at: wallTime * 1000, isScript: false, bytes: 0 };
    requests.set(requestId, request);
    sent.push(request);
  });
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const request = requests.get(requestId);
    if (request) request.isScript = type === 'Script';
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await slowLineDown(session);
  await slowProcessorDown(session, slowPhone.cpuSlowdown);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return sent;
}

/** A page that is usable for so long (ms) has all it needs; what it asks for later is for the next screens. */
const quietMs = 1000;

const sum = (sent: readonly Sent[]): number => sent.reduce((total, { bytes }) => total + bytes, 0);

/** Does something with a page that is slow meanwhile, and gives back what that gives. */
export type Slowly = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Slows a page's line down as `quality.md` says; what its browser has in cache stays there. @returns what slows its
 * processor down as well, for as long as the work takes: a page that waits with a slow processor takes most of
 * one from the page that is measured (ADR 0112).
 */
export async function throttle(page: Page): Promise<Slowly> {
  const session = await page.context().newCDPSession(page);
  await slowLineDown(session);
  return async (work) => {
    await slowProcessorDown(session, slowPhone.cpuSlowdown);
    try {
      return await work();
    } finally {
      await slowProcessorDown(session, 1);
    }
  };
}

/**
 * Loads an address once with a cold cache under the throttling of `quality.md`.
 * `usable` is the time of the mark `usable` that the page sets once it is hydrated. Bytes are those of what the
 * page itself needs, not of the next screens that it fetches while nothing happens.
 */
async function loadPage(context: BrowserContext, url: string): Promise<PageLoad> {
  const page = await context.newPage();
  const sent = await watchLine(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const { begun, ...paints } = await page.evaluate(
    () =>
      new Promise<{ largestPaint: number; layoutShift: number; usable: number; begun: number }>(
        (resolve) => {
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
              resolve({ ...seen, usable, begun: performance.timeOrigin });
            }),
          );
        },
      ),
  );
  await page.close();
  const quietAt =
    begun + (Number.isNaN(paints.usable) ? Number.POSITIVE_INFINITY : paints.usable + quietMs);
  const needed = sent.filter(({ at }) => at < quietAt);
  const scripts = needed.filter(({ isScript }) => isScript);
  return { ...paints, bytes: sum(needed), scriptBytes: sum(scripts) };
}

/** The loads of one address. */
export class Loads {
  readonly #context: BrowserContext;
  readonly #url: string;
  readonly #loads: PageLoad[] = [];

  constructor(context: BrowserContext, url: string) {
    this.#context = context;
    this.#url = url;
  }

  /** Loads it once more. */
  async again(): Promise<void> {
    this.#loads.push(await loadPage(this.#context, this.#url));
  }

  /** The median of every figure by itself. */
  median(): PageLoad {
    const middle = (pick: (load: PageLoad) => number): number => median(this.#loads.map(pick));
    return {
      largestPaint: middle((load) => load.largestPaint),
      usable: middle((load) => load.usable),
      bytes: middle((load) => load.bytes),
      scriptBytes: middle((load) => load.scriptBytes),
      layoutShift: middle((load) => load.layoutShift),
    };
  }
}
