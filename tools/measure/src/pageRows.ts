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

/** What guards a document of ours and costs the browser work before it paints (ADR 0114). */
const guardNames = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
];

const guardedPaint = 'largest paint, beside a guarded page';

/** @returns the headers that guard a page, as it is answered with them now */
async function readGuards(url: string): Promise<Record<string, string>> {
  const { headers } = await fetch(url);
  const guards = guardNames.map((name) => [name, headers.get(name)] as const);
  const missing = guards.filter(([, value]) => value === null).map(([name]) => name);
  if (missing.length > 0) throw new Error(`${url} is answered without ${missing.join(', ')}`);
  return Object.fromEntries(guards.map(([name, value]) => [name, value ?? '']));
}

/**
 * Measures the login page and the overview against the floor page (`quality.md`, Speed; ADR 0090), and beside the
 * same page with the headers that guard ours (ADR 0114).
 */
export async function measurePages(browser: Browser, url: string, folder: string): Promise<Row[]> {
  const floorPage = await startFloor(folder, await readGuards(`${url}/inloggen`));
  try {
    const stranger = await browser.newContext(visitor);
    const person = await logIn(browser, url, 'Sanne de Vries');
    const pages = [
      new Loads(stranger, floorPage.url),
      new Loads(stranger, floorPage.guardedUrl),
      new Loads(stranger, `${url}/inloggen`),
      new Loads(person, `${url}/overzicht`),
    ] as const;
    // In turns: a slow minute of the machine falls on all of them, and it is their ratio that counts.
    for (let round = 0; round < rounds; round += 1) {
      for (const page of pages) await page.again();
    }
    const [bare, guarded, login, overview] = [
      pages[0].median(),
      pages[1].median(),
      pages[2].median(),
      pages[3].median(),
    ];
    return [
      row('/inloggen, largest paint', login.largestPaint, 'ms', 1.2, bare.largestPaint),
      row(`/inloggen, ${guardedPaint}`, login.largestPaint, 'ms', 1.15, guarded.largestPaint),
      row('/overzicht, largest paint', overview.largestPaint, 'ms', 1.3, bare.largestPaint),
      row(`/overzicht, ${guardedPaint}`, overview.largestPaint, 'ms', 1.3, guarded.largestPaint),
      row('/overzicht, usable', overview.usable, 'ms', 1.25, bare.usable),
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
