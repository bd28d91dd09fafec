import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startWorldProcess } from '@mijn/dev-env/journeys/worldProcess';
import { logIn, startBrowser } from './browser.ts';
import { addPolicyholders } from './database.ts';
import * as insurer from './insurer.ts';
import { measurePages } from './pages.ts';
import { measureMemory, measureRendering, measureServer } from './server.ts';
import { formatTable, reaches, type Row, takeRows } from './table.ts';

/*
 * `npm run bench`: each figure of docs/benchmarks.md beside its floor in the same run.
 * `-- --only pages,server` measures those parts; `-- --policyholders 100000` the server among so many, which takes
 * minutes to fill; `-- --minutes 30` memory for that long; `-- --bills 80` reads that many bills of each form.
 */
const { values } = parseArgs({
  options: {
    policyholders: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '0.5' },
    bills: { type: 'string', default: '15' },
    only: { type: 'string' },
  },
});

const folder = await mkdtemp(path.join(tmpdir(), 'mijn-bench-'));
const world = await startWorldProcess(path.join(folder, 'world'));
const browser = await startBrowser();
const { url, databaseUrl } = world.told;
const among = Number(values.policyholders);
const as = (name: string) => logIn(browser, url, name);

const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  pages: () => measurePages(browser, url, path.join(folder, 'floor')),
  server: async () => measureServer(await as('Henk de Boer'), url, databaseUrl, among),
  rendering: async () => measureRendering(await as('Sanne de Vries'), url),
  memory: async () =>
    measureMemory(await as('Sanne de Vries'), url, world.pid, Number(values.minutes) * 60),
  reading: () => insurer.measureReading(browser, Number(values.bills)),
  claims: async () => insurer.measureClaims(await as('Sanne de Vries'), url, databaseUrl),
  uploads: async () =>
    insurer.measureUploads(await as('Sanne de Vries'), await as('Daan de Vries'), url),
  comeback: () => insurer.measureComeback(path.join(folder, 'comeback')),
  billing: () => insurer.measureBilling(path.join(folder, 'billing')),
};

const only = values.only?.split(',');
const unknown = (only ?? []).filter((name) => !(name in parts));
const rows: Row[] = unknown.map((what) => ({ what, error: 'there is no such part' }));
try {
  if (only === undefined || only.includes('server')) await addPolicyholders(databaseUrl, 1, among);
  for (const [name, part] of Object.entries(parts)) {
    if (only !== undefined && !only.includes(name)) continue;
    console.log(`Measuring ${name} …`);
    rows.push(...(await takeRows(name, part)));
  }
} finally {
  console.log(`\n${formatTable(rows)}\n`);
  await Promise.allSettled([browser.close(), world.stop()]);
  await rm(folder, { recursive: true, force: true });
}
// The reader's workers and autocannon's sockets would keep this process alive.
process.exit(rows.every(reaches) ? 0 : 1);
