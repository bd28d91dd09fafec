import { callPaths } from '@mijn/domain/paths';
import type { Browser, Page } from '@playwright/test';
import { rounds, throttle, visitor } from './browser.ts';
import { startFloor } from './floor/startFloor.ts';
import { logIn } from './pageRows.ts';
import type { Row } from './table.ts';
import { median } from './median.ts';

/** A way from one screen to the next. */
interface Way {
  readonly page: Page;
  /** The address of the screen it begins at. */
  readonly from: string;
  /** The link's name, which is the next screen's heading too. */
  readonly name: string;
}

/** @returns milliseconds from the tap until the next screen stands there */
async function tapOn({ page, from, name }: Way): Promise<number> {
  await page.goto(from, { waitUntil: 'networkidle' });
  const link = page.getByRole('link', { name, exact: true }).first();
  return link.evaluate(async (element, heading) => {
    const begin = performance.now();
    const there = new Promise<void>((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (document.querySelector('h1')?.textContent !== heading) return;
        observer.disconnect();
        resolve();
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    if (element instanceof HTMLElement) element.click();
    await there;
    return performance.now() - begin;
  }, name);
}

/** Fills the browser's cache, and slows the line down from there on. @returns what takes the way once, slowly */
async function prepare(way: Way): Promise<() => Promise<number>> {
  await tapOn(way);
  const slowly = await throttle(way.page);
  return () => slowly(() => tapOn(way));
}

/** In turns: a slow minute of the machine falls on all. @returns their medians */
async function measureInTurns(taps: readonly (() => Promise<number>)[]): Promise<number[]> {
  const all: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const figures: number[] = [];
    for (const tap of taps) figures.push(await tap());
    all.push(figures);
  }
  return taps.map((_, at) => median(all.map((figures) => figures[at] ?? Number.NaN)));
}

/**
 * Measures the way from the overview to the claims under the throttling of `quality.md` with every file in the
 * browser's cache: milliseconds from the tap until the list stands there, by themselves and beside as many bare rows
 * that the floor asks for (ADR 0097), and calls for data (how long the session still lives is asked at its own time).
 */
export async function measureNextScreen(
  browser: Browser,
  url: string,
  folder: string,
): Promise<Row[]> {
  const floorPage = await startFloor(folder);
  try {
    const person = await logIn(browser, url, 'Sanne de Vries');
    const stranger = await browser.newContext(visitor);
    const page = await person.newPage();
    const ways = [
      { page, from: `${url}/overzicht`, name: 'Declaraties' },
      { page: await stranger.newPage(), from: floorPage.url, name: 'Rows' },
    ];
    const taps: (() => Promise<number>)[] = [];
    for (const way of ways) taps.push(await prepare(way));
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === callPaths.graphql) calls.push(request.url());
    });
    const [ours = Number.NaN, floor = Number.NaN] = await measureInTurns(taps);
    await Promise.all([person.close(), stranger.close()]);
    const what = 'next screen, from tap to list';
    return [
      { what, ours, unit: 'ms', goal: { atMost: 650 } },
      { what: `${what}, beside bare rows`, ours, floor, unit: 'ms', goal: { atMost: 1.1 } },
      {
        what: 'next screen, calls',
        ours: calls.length / rounds,
        unit: '',
        goal: { atMost: 1 },
      },
    ];
  } finally {
    await floorPage.close();
  }
}
