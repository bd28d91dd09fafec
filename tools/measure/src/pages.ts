import { waitFor } from '@mijn/dev-env/waitFor';
import { callPaths } from '@mijn/domain/paths';
import { logIn } from '@mijn/e2e/support/login';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { startFloor } from './floorServer.ts';
import { median, type Row } from './table.ts';

/** A median of five varies by up to 5 %. */
const rounds = 9;
/** Files requested later than this (ms) after hydration are for the next screens. */
const quietMs = 1000;
/**
 * Duration of `compute` on the reference phone, in milliseconds: four times, Lighthouse's slowdown for a
 * phone, that of a processor which takes 1.15.
 */
const referenceMs = 4.6;
/** The service worker would hide network traffic. */
const visitor = { locale: 'nl-NL', serviceWorkers: 'block' } as const;
/** Slow 4G, in the format of Chromium's protocol. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
/** Security headers that cost the browser work before it paints. */
const guards = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
];

/**
 * Times a fixed computation in a page: the fastest of many short runs, which other work on the machine does
 * not affect.
 */
function compute(): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 500; round += 1) {
    const begin = performance.now();
    const words = Array.from({ length: 5_000 }, (_, at) => ((at * 7919) % 60_013).toString(36));
    words.sort((a, b) => a.localeCompare(b, 'en'));
    best = Math.min(best, performance.now() - begin);
  }
  return best;
}

/** Returns how much slower the reference phone is than this machine. */
async function calibrate(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const slowDown = Math.max(1, referenceMs / (await page.evaluate(compute)));
  await page.close();
  console.log(`The processor is slowed down ${slowDown.toFixed(2)} times.`);
  return slowDown;
}

async function slowLine(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  return session;
}

/** Returns a page's start, largest contentful paint (ms), layout shift and hydration (ms). */
async function readPaints() {
  const seen = { begun: performance.timeOrigin, paint: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return seen;
}

const usableMark = () => performance.getEntriesByName('usable')[0]?.startTime;

/** Loads an address with a cold cache on the reference phone: milliseconds, kB of script, layout shift. */
async function loadPage(
  context: BrowserContext,
  url: string,
  slowDown: number,
  { hydrates = true } = {},
) {
  const page = await context.newPage();
  try {
    const session = await slowLine(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const scripts = new Map<string, { at: number; kB: number }>();
    session.on('Network.requestWillBeSent', ({ requestId, wallTime, type }) => {
      if (type === 'Script') scripts.set(requestId, { at: wallTime * 1000, kB: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const script = scripts.get(requestId);
      if (script) script.kB = encodedDataLength / 1000;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const usable = hydrates
      ? await waitFor(`${url} to be usable`, () => page.evaluate(usableMark))
      : await page.evaluate(() => performance.now());
    const { begun, paint, shift } = await page.evaluate(readPaints);
    const needed = [...scripts.values()].filter(({ at }) => at < begun + usable + quietMs);
    return { paint, shift, usable, scriptKB: needed.reduce((sum, { kB }) => sum + kB, 0) };
  } finally {
    await page.close();
  }
}

/**
 * Taps a link to a screen whose heading has the link's name.
 * @returns milliseconds until that heading appears
 */
async function tap(page: Page, from: string, name: string, slowDown: number): Promise<number> {
  const session = await slowLine(page);
  await page.goto(from, { waitUntil: 'networkidle' });
  // Only during the measurement: an idle page with a slow processor would take time from the other one.
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const link = page.getByRole('link', { name, exact: true }).first();
  const ms = await link.evaluate(async (element, heading) => {
    const begin = performance.now();
    const shown = new Promise<void>((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (document.querySelector('h1')?.textContent !== heading) return;
        observer.disconnect();
        resolve();
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    if (element instanceof HTMLElement) element.click();
    await shown;
    return performance.now() - begin;
  }, name);
  await session.detach();
  return ms;
}

/**
 * Measures the login page, the overview and the next screen, alternating with the floor. Prints the
 * slowdown.
 */
export async function measurePages(browser: Browser, url: string): Promise<Row[]> {
  const slowDown = await calibrate(browser);
  const { headers } = await fetch(`${url}/inloggen`);
  const guarding = guards.map((name) => [name, headers.get(name) ?? ''] as const);
  if (guarding.some(([, value]) => !value)) throw new Error('/inloggen lacks a security header');
  const floor = await startFloor(Object.fromEntries(guarding));
  try {
    const stranger = await browser.newContext(visitor);
    const storageState = await logIn(browser, url, 'Sanne de Vries');
    const person = await browser.newContext({ ...visitor, storageState });
    const [mine, bare] = [await person.newPage(), await stranger.newPage()];
    let calls = 0;
    mine.on('request', (request) => {
      if (new URL(request.url()).pathname === callPaths.graphql) calls += 1;
    });
    const loadAll = async () => ({
      floor: await loadPage(stranger, floor.url, slowDown),
      // The login page does not need React.
      login: await loadPage(stranger, `${url}/inloggen`, slowDown, { hydrates: false }),
      overview: await loadPage(person, `${url}/overzicht`, slowDown),
      next: await tap(mine, `${url}/overzicht`, 'Declaraties', slowDown),
      rows: await tap(bare, floor.url, 'Rows', slowDown),
    });
    type Loads = Awaited<ReturnType<typeof loadAll>>;
    // Warms the cache for the next screens.
    await loadAll();
    calls = 0;
    const taken: Loads[] = [];
    for (let round = 0; round < rounds; round += 1) taken.push(await loadAll());
    type Figure = (loads: Loads) => number;
    type Line = readonly [what: string, Figure, 'ms' | 'kB' | '', atMost: number, floor?: Figure];
    const lines: readonly Line[] = [
      ['/inloggen, largest paint', (all) => all.login.paint, 'ms', 1.25, (all) => all.floor.paint],
      [
        '/overzicht, largest paint',
        (all) => all.overview.paint,
        'ms',
        1.5,
        (all) => all.floor.paint,
      ],
      ['/overzicht, usable', (all) => all.overview.usable, 'ms', 1.3, (all) => all.floor.usable],
      ['/overzicht, JavaScript', (all) => all.overview.scriptKB, 'kB', 130],
      ['/inloggen, layout shift', (all) => all.login.shift, '', 0],
      ['/overzicht, layout shift', (all) => all.overview.shift, '', 0],
      ['next screen, from tap to list', (all) => all.next, 'ms', 1.2, (all) => all.rows],
      ['next screen, calls', () => calls / rounds, '', 1],
    ];
    return lines.map(([what, figure, unit, atMost, beside]) => ({
      what,
      ours: median(taken.map(figure)),
      ...(beside && { floor: median(taken.map(beside)) }),
      unit,
      goal: { atMost },
    }));
  } finally {
    floor.close();
  }
}
