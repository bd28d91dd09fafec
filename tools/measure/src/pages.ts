import { callPaths } from '@mijn/domain/paths';
import type { Browser, Page } from '@playwright/test';
import { calibrate, loadPage, logIn, type PageLoad, throttle, visitor } from './browser.ts';
import { startFloor } from './floor/startFloor.ts';
import { median, type Row } from './table.ts';

/** The middle of five is off by up to 5 %. */
const rounds = 9;

/** Security headers of a document that cost the browser work before it paints. */
const guards = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
];

async function readGuards(url: string): Promise<Record<string, string>> {
  const { headers } = await fetch(url);
  return Object.fromEntries(
    guards.map((name) => {
      const value = headers.get(name);
      if (value === null) throw new Error(`${url} has no header ${name}`);
      return [name, value];
    }),
  );
}

/** Does all of them in turns, so that a slow minute of the machine falls on each. */
async function inTurns<T>(all: readonly (() => Promise<T>)[]): Promise<T[][]> {
  const results: T[][] = all.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, one] of all.entries()) results[at]?.push(await one());
  }
  return results;
}

const paint = ({ largestPaint }: PageLoad): number => largestPaint;
const usable = (load: PageLoad): number => load.usable;
const shift = ({ layoutShift }: PageLoad): number => layoutShift;
const row = (
  what: string,
  ours: number,
  unit: 'ms' | 'kB' | '',
  atMost: number,
  floorOf?: number,
): Row => ({
  what,
  ours,
  unit,
  goal: { atMost },
  ...(floorOf !== undefined && { floor: floorOf }),
});

/** Measures the login page, the overview and the next screen beside the floor. Prints the slow-down. */
export async function measurePages(browser: Browser, url: string, folder: string): Promise<Row[]> {
  const slowDown = await calibrate(browser);
  console.log(`The processor is slowed down ${slowDown.toFixed(2)} times.`);
  const floor = await startFloor(folder, await readGuards(`${url}/inloggen`));
  try {
    const stranger = await browser.newContext(visitor);
    const person = await logIn(browser, url, 'Sanne de Vries');
    const targets = [
      [stranger, floor.url],
      [stranger, `${url}/inloggen`],
      [person, `${url}/overzicht`],
    ] as const;
    const loads = await inTurns(
      targets.map(
        ([context, address]) =>
          () =>
            loadPage(context, address, slowDown),
      ),
    );
    const [bare, login, overview] = loads.map(
      (some) => (pick: (load: PageLoad) => number) => median(some.map(pick)),
    );
    if (!bare || !login || !overview) throw new Error('A page was not loaded');
    return [
      row('/inloggen, largest paint', login(paint), 'ms', 1.25, bare(paint)),
      row('/overzicht, largest paint', overview(paint), 'ms', 1.5, bare(paint)),
      row('/overzicht, usable', overview(usable), 'ms', 1.3, bare(usable)),
      row('/overzicht, JavaScript', overview((load) => load.scriptBytes) / 1000, 'kB', 130),
      row('/overzicht, all bytes', overview((load) => load.bytes) / 1000, 'kB', 190),
      row('/inloggen, layout shift', login(shift), '', 0),
      row('/overzicht, layout shift', overview(shift), '', 0),
      ...(await measureNextScreen(
        [
          { page: await person.newPage(), from: `${url}/overzicht`, name: 'Declaraties' },
          { page: await stranger.newPage(), from: floor.url, name: 'Rows' },
        ],
        slowDown,
      )),
    ];
  } finally {
    await floor.close();
  }
}

/** A link to the next screen, whose heading has the link's name. */
interface Way {
  readonly page: Page;
  readonly from: string;
  readonly name: string;
}

/** @returns milliseconds from the tap until the next screen stands there */
async function tap({ page, from, name }: Way): Promise<number> {
  await page.goto(from, { waitUntil: 'networkidle' });
  const link = page.getByRole('link', { name, exact: true }).first();
  return link.evaluate(async (element, heading) => {
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
}

/** Measures the way to the claims, its files in the cache, beside as many bare rows; and its calls for data. */
async function measureNextScreen(ways: readonly [Way, Way], slowDown: number): Promise<Row[]> {
  const taps: (() => Promise<number>)[] = [];
  for (const way of ways) {
    await tap(way);
    const slowly = await throttle(way.page, slowDown);
    taps.push(() => slowly(() => tap(way)));
  }
  let calls = 0;
  ways[0].page.on('request', (request) => {
    if (new URL(request.url()).pathname === callPaths.graphql) calls += 1;
  });
  const [ours = [], floor = []] = await inTurns(taps);
  return [
    {
      what: 'next screen, from tap to list',
      ours: median(ours),
      floor: median(floor),
      unit: 'ms',
      goal: { atMost: 1.2 },
    },
    { what: 'next screen, calls', ours: calls / rounds, unit: '', goal: { atMost: 1 } },
  ];
}
