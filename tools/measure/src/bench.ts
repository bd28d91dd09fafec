import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addProof } from '@mijn/dev-env/measure/proofs';
import { measureBilling } from './billingRow.ts';
import { startBrowser } from './browser.ts';
import { measureDeclaraties } from './declaratieRows.ts';
import { measureComeback } from './comebackRow.ts';
import { addMass } from './mass.ts';
import { measureMemory } from './memoryRows.ts';
import { measureNextScreen } from './nextScreen.ts';
import { logIn, measurePages } from './pageRows.ts';
import { measureCrowd, measureRendering } from './pagesPerSecond.ts';
import { startWorldProcess } from '@mijn/dev-env/journeys/worldProcess';
import { massRows, measureServer, relatienummerOf, serverRows } from './serverRows.ts';
import { measureReading } from './readingRows.ts';
import { formatLine, formatTable, type Row } from './table.ts';
import { measureUploads } from './uploadRows.ts';

/*
 * `npm run bench`: the figures of quality.md, each with its floor in the same run.
 * `-- --policyholders 100000` measures the server among a thousand policyholders and then among four
 * million claims, which takes minutes to fill; `-- --minutes 30` watches memory for as long; `-- --only crowd,uploads`
 * measures those parts; `-- --only reading --bills 80` reads that many bills of each form.
 */
const few = 1_000;
const { values } = parseArgs({
  options: {
    policyholders: { type: 'string', default: String(few) },
    minutes: { type: 'string', default: '0.5' },
    bills: { type: 'string', default: '15' },
    only: { type: 'string' },
  },
});

/** What `--only` leaves out takes no time. */
type Part =
  | 'pages'
  | 'server'
  | 'crowd'
  | 'declaraties'
  | 'uploads'
  | 'memory'
  | 'comeback'
  | 'billing'
  | 'reading';
const only = values.only?.split(',');
const wants = (part: Part): boolean => only === undefined || only.includes(part);

const folder = await mkdtemp(join(tmpdir(), 'mijn-bench-'));
console.log('Starting a world of its own to measure …');
const world = await startWorldProcess(join(folder, 'var'));
const browser = await startBrowser();

async function measureServers(url: string, databaseUrl: string): Promise<Row[]> {
  console.log(`Measuring the server among ${few} policyholders …`);
  const henk = await logIn(browser, url, 'Henk de Boer');
  const atFirst = await measureServer(henk, url, databaseUrl);
  const many = Number(values.policyholders);
  if (many <= few) return serverRows(atFirst, few);
  console.log(`Adding policyholders up to ${many}, with forty claims each …`);
  await addMass(databaseUrl, few + 1, many);
  console.log('Measuring the server among them …');
  const later = await measureServer(henk, url, databaseUrl);
  return [...serverRows(atFirst, few), ...serverRows(later, many), ...massRows(atFirst, later)];
}

try {
  const { url, databaseUrl } = world.told;
  const rows: Row[] = [];
  await addMass(databaseUrl, 1, few);
  if (wants('pages')) {
    console.log('Measuring pages …');
    rows.push(...(await measurePages(browser, url, join(folder, 'floor'))));
    rows.push(...(await measureNextScreen(browser, url, join(folder, 'next'))));
  }
  if (wants('server')) rows.push(...(await measureServers(url, databaseUrl)));
  const sanne = await logIn(browser, url, 'Sanne de Vries');
  if (wants('crowd')) {
    console.log('Asking for ten times what can be answered …');
    rows.push(...(await measureCrowd(sanne, url)));
  }
  if (wants('memory')) {
    console.log('Measuring rendering and memory …');
    rows.push(...(await measureRendering(sanne, url)));
    rows.push(...(await measureMemory(sanne, url, world.pid, Number(values.minutes) * 60)));
  }
  if (wants('reading')) {
    console.log('Reading bills …');
    rows.push(...(await measureReading(Number(values.bills))));
  }
  if (wants('declaraties')) {
    console.log('Measuring claims with a photo …');
    const relatienummer = await relatienummerOf(databaseUrl, 'Sanne%');
    rows.push(...(await measureDeclaraties(sanne, url, relatienummer)));
  }
  if (wants('uploads')) {
    console.log('Measuring an upload beside a flood …');
    const daan = await logIn(browser, url, 'Daan de Vries');
    rows.push(...(await measureUploads(sanne, daan, url)));
  }
  if (wants('comeback')) {
    console.log('Killing and starting a copy of its own …');
    rows.push(...(await measureComeback(join(folder, 'comeback'))));
  }
  if (wants('billing')) {
    console.log('Billing a day in a world of its own, which takes minutes to fill …');
    rows.push(...(await measureBilling(join(folder, 'billing'))));
  }
  console.log(`\n${formatTable(rows)}\n`);
  addProof(values.only === undefined ? 'bench' : `bench ${values.only}`, formatLine(rows));
} finally {
  await browser.close();
  await world.stop();
  await rm(folder, { recursive: true, force: true });
}
