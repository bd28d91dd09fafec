import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumArguments } from '@mijn/dev-env/chromium';
import { startWorldProcess } from '@mijn/dev-env/journeys/worldProcess';
import { logIn } from '@mijn/e2e/support/login';
import { publish } from '@mijn/e2e/worldProcess';
import { chromium } from '@playwright/test';
import { findChromium } from '../../test/chromium.ts';
import { addPolicyholders } from './database.ts';
import { measureFloods } from './flood.ts';
import * as insurer from './insurer.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePages } from './pages.ts';
import { measureMemory, measureRendering, measureServer } from './server.ts';
import { formatTable, reaches, type Row, takeRows } from './table.ts';
import { measureUploads } from './uploads.ts';

/* `npm run bench`: compares each figure of docs/benchmarks.md with its goal. `-- --only pages,server`
   selects parts; `-- --policyholders 100000` measures the server with that many, which takes minutes to
   seed; `-- --minutes 30` measures memory for that long. `npm run lighthouse [-- overzicht login …]`:
   runs Lighthouse on all or the named screens. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    policyholders: { type: 'string', default: '1000' },
    billed: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '0.5' },
    only: { type: 'string' },
  },
});
const among = Number(values.policyholders);
const minutes = Number(values.minutes);

const folder = await mkdtemp(path.join(tmpdir(), 'mijn-bench-'));
const world = await startWorldProcess(path.join(folder, 'world'));
const executablePath = await findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: chromiumArguments,
});
const { url, databaseUrl } = world.told;
publish(world.told);
const as = async (name: string) =>
  browser.newContext({ storageState: await logIn(browser, url, name) });
const sanne = () => as('Sanne de Vries');
const at = (name: string): string => path.join(folder, name);

const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  pages: () => measurePages(browser, url),
  server: async () => {
    await addPolicyholders(databaseUrl, 1, among);
    return measureServer(await as('Henk de Boer'), url, databaseUrl, among);
  },
  rendering: async () => measureRendering(await sanne(), url),
  memory: async () => measureMemory(await sanne(), url, world.pid, minutes),
  claims: async () => insurer.measureClaims(await sanne(), url, databaseUrl),
  uploads: () => measureUploads(browser, url, world.told.timeUrl),
  floods: () => measureFloods(browser, at('floods')),
  billing: () => insurer.measureBilling(at('billing'), Number(values.billed)),
  lighthouse: () => measureLighthouse(url, at('lighthouse'), positionals),
};

const missing = () => Promise.reject(new Error('there is no such part'));
const all = Object.keys(parts).filter((name) => name !== 'lighthouse');
const rows: Row[] = [];
for (const name of values.only?.split(',') ?? all) {
  console.log(`Measuring ${name} …`);
  rows.push(...(await takeRows(name, parts[name] ?? missing, among * 5 + minutes * 60_000)));
}
console.log(`\n${formatTable(rows)}\n`);
await Promise.allSettled([browser.close(), world.stop()]);
await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
// autocannon's sockets would keep this process alive.
process.exit(rows.every(reaches) ? 0 : 1);
