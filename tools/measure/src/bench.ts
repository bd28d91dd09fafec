import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBrowser } from './browser.ts';
import { addMass } from './mass.ts';
import { logIn, measurePages } from './pageRows.ts';
import { startWorldProcess } from './processes.ts';
import { measureServer } from './serverRows.ts';
import { formatTable } from './table.ts';

/*
 * `npm run bench`: the figures of quality.md that exist so far, each with its floor in the same run.
 * `-- --policyholders 100000` measures among four million claims; it then takes minutes to fill.
 */
const { values } = parseArgs({
  options: { policyholders: { type: 'string', default: '1000' } },
});
const folder = await mkdtemp(join(tmpdir(), 'mijn-bench-'));
console.log('Starting a world of its own to measure …');
const world = await startWorldProcess(join(folder, 'var'));
const browser = await startBrowser();
try {
  const { url, databaseUrl } = world.told;
  console.log(`Adding ${values.policyholders} policyholders with forty claims each …`);
  await addMass(databaseUrl, Number(values.policyholders));
  console.log('Measuring pages …');
  const pages = await measurePages(browser, url, join(folder, 'floor'));
  console.log('Measuring the server …');
  const server = await measureServer(await logIn(browser, url, 'Henk de Boer'), url, databaseUrl);
  console.log(`\n${formatTable([...pages, ...server])}\n`);
} finally {
  await browser.close();
  await world.stop();
  await rm(folder, { recursive: true, force: true });
}
