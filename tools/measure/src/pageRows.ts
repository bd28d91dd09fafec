import type { Browser, BrowserContext } from '@playwright/test';
import { Loads, rounds, visitor } from './browser.ts';
import { startFloor } from './floor/startFloor.ts';
import type { Row } from './table.ts';

/** Logs in at the simulator as a persona and leaves the session in the context. */
export async function logIn(browser: Browser, url: string, name: string): Promise<BrowserContext> {
  const context = await browser.newContext(visitor);
  const page = await context.newPage();
  await page.goto(`${url}/digid`);
  await page.getByRole('button', { name: name }).click();
  await page.waitForURL(`${url}/overzicht`);
  await page.close();
  return context;
}

/** Measures the login page and the overview against the floor page (`quality.md`, Speed; ADR 0090). */
export async function measurePages(browser: Browser, url: string, folder: string): Promise<Row[]> {
  const floorPage = await startFloor(folder);
  try {
    const stranger = await browser.newContext(visitor);
    const person = await logIn(browser, url, 'Sanne de Vries');
    const pages = [
      new Loads(stranger, floorPage.url),
      new Loads(stranger, `${url}/inloggen`),
      new Loads(person, `${url}/overzicht`),
    ] as const;
    // In turns: a slow minute of the machine falls on all of them, and it is their ratio that counts.
    for (let round = 0; round < rounds; round += 1) {
      for (const page of pages) await page.again();
    }
    const [floor, login, overview] = [pages[0].median(), pages[1].median(), pages[2].median()];
    return [
      row('/inloggen, largest paint', login.largestPaint, 'ms', 1.2, floor.largestPaint),
      row('/overzicht, largest paint', overview.largestPaint, 'ms', 1.3, floor.largestPaint),
      row('/overzicht, usable', overview.usable, 'ms', 1.25, floor.usable),
      row('/overzicht, JavaScript', overview.scriptBytes / 1000, 'kB', 100),
      row('/overzicht, all bytes', overview.bytes / 1000, 'kB', 190),
      row('/inloggen, layout shift', login.layoutShift, '', 0),
      row('/overzicht, layout shift', overview.layoutShift, '', 0),
    ];
  } finally {
    await floorPage.close();
  }
}

function row(what: string, ours: number, unit: Row['unit'], atMost: number, floor?: number): Row {
  return { what, ours, unit, goal: { atMost }, ...(floor !== undefined && { floor }) };
}
