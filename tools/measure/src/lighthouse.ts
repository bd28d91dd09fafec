import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumArguments, installedChromium } from '@mijn/dev-env/chromium';
import { startWorldProcess } from '@mijn/dev-env/journeys/worldProcess';
import { freePort } from '@mijn/dev-env/postgres/freePort';
import { type PageName, pages } from '@mijn/domain/paths';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { formatTable, median, reaches, type Row, takeRows } from './table.ts';

/*
 * `npm run lighthouse [-- /overzicht …]`: Lighthouse's own command over every page that answers 200, as on a phone, in
 * a world of its own. Installed on use, beside the other heavy tools.
 */
const folder = path.join(import.meta.dirname, '../../audit');
const tool = path.join(folder, 'node_modules/lighthouse/cli/index.js');
if (!existsSync(tool)) execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });

/** Pages that lead on to DigiD, or answer another status than 200. */
const leftOut: readonly PageName[] = [
  'digid',
  'status401',
  'status403',
  'status404',
  'status500',
  'status503',
];

/** Pages of one claim or bill: the persona, the list, and the links that lead from it to the page. */
const details: Readonly<Partial<Record<PageName, [persona: string, list: string, ...RegExp[]]>>> = {
  declaratie: ['Sanne de Vries', pages.declaraties.path, /^\/declaraties\/D\d/],
  factuur: ['Sanne de Vries', pages.facturen.path, /^\/facturen\/[A-Z]?\d[^/]*$/],
  betaalverzoek: ['Sanne de Vries', pages.facturen.path, /^\/facturen\/betaalverzoek\//],
  // Only a person who pays own risk in terms has one, some months back.
  specificatie: [
    'Jan Bakker',
    `${pages.facturen.path}?toon=40`,
    /eindafrekening/i,
    /\/specificatie\//,
  ],
};

interface Report {
  /** Trouble of Lighthouse with the browser, not of the page. */
  readonly runtimeError?: { readonly code: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

const goals = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;

function judge(address: string, port: number, file: string): number[] {
  const flags = [
    `--port=${port}`,
    '--disable-storage-reset',
    `--only-categories=${Object.keys(goals).join(',')}`,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ];
  spawnSync(process.execPath, [tool, address, ...flags], { stdio: 'inherit', timeout: 180_000 });
  const { runtimeError, categories }: Report = JSON.parse(readFileSync(file, 'utf8'));
  if (runtimeError) throw new Error(runtimeError.code);
  return Object.keys(goals).map((name) => Math.round((categories[name]?.score ?? 0) * 100));
}

/** The rows of a page. One that misses a goal is judged twice more, and the middle of each figure counts. */
function rowsOf(at: string, once: () => number[]): Row[] {
  const first = once();
  const isReached = Object.values(goals).every((atLeast, i) => (first[i] ?? 0) >= atLeast);
  const all = isReached ? [first] : [first, once(), once()];
  return Object.entries(goals).map(([name, atLeast], i) => ({
    what: `${at}, ${name}`,
    ours: median(all.map((scores) => scores[i] ?? 0)),
    unit: '',
    goal: { atLeast },
  }));
}

async function logIn(context: BrowserContext, url: string, persona: string): Promise<Page> {
  await context.clearCookies();
  const page = await context.newPage();
  await page.goto(`${url}${pages.digid.path}`);
  await page.getByRole('button', { name: persona }).click();
  await page.waitForURL(url + pages.overzicht.path);
  return page;
}

/** Follows the first links that match by address or words. @returns the last address */
async function followLinks(page: Page, url: string, list: string, links: readonly RegExp[]) {
  let address = list;
  for (const pattern of links) {
    await page.goto(url + address);
    const found = await page
      .locator('main a')
      .evaluateAll((all) =>
        all.map((one) => [one.getAttribute('href') ?? '', one.textContent ?? '']),
      );
    const next = found.find((link) => link.some((text) => pattern.test(text.trim())));
    if (!next?.[0]) throw new Error(`No link of ${address} leads on`);
    address = next[0];
  }
  return address;
}

const asked = process.argv.slice(2);
const place = await mkdtemp(path.join(tmpdir(), 'mijn-lighthouse-'));
const world = await startWorldProcess(path.join(place, 'world'));
const port = await freePort();
const executablePath = installedChromium();
const context = await chromium.launchPersistentContext(path.join(place, 'profile'), {
  ...(executablePath && { executablePath }),
  args: [...chromiumArguments, `--remote-debugging-port=${port}`],
});
const { url } = world.told;
const rows: Row[] = [];

async function measure(at: string, name: string): Promise<void> {
  if (asked.length > 0 && !asked.includes(at)) return;
  const file = path.join(place, 'report.json');
  rows.push(...(await takeRows(name, async () => rowsOf(at, () => judge(url + at, port, file)))));
}

try {
  const fixed = Object.entries(pages).filter(
    ([name]) => !(name in details) && !leftOut.some((one) => one === name),
  );
  for (const [name, page] of fixed) if (!page.login) await measure(page.path, name);
  const page = await logIn(context, url, 'Sanne de Vries');
  for (const [name, one] of fixed) if (one.login) await measure(one.path, name);
  await page.close();
  for (const [name, [persona, list, ...links]] of Object.entries(details)) {
    const detail = await logIn(context, url, persona);
    const at = await followLinks(detail, url, list, links);
    await detail.close();
    await measure(at, name);
  }
} finally {
  console.log(`\n${formatTable(rows)}\n`);
  await Promise.allSettled([context.close(), world.stop()]);
  await rm(place, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
process.exit(rows.every(reaches) ? 0 : 1);
