import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningPostmaster } from './postgres/postmaster.ts';
import { freePorts, createPrivateFolder, startApp } from './test/appProcess.testing.ts';
import {
  cleanUpApps,
  dataFolder,
  isReady,
  refusal,
  start,
  varDir,
} from './test/startedApps.testing.ts';
import { createTestDatabase, loginVariables } from './testDatabase.ts';
import { waitFor } from './waitFor.ts';

/** The data of a first start, copied for each test. */
const filled = createPrivateFolder();

cleanUpApps();
beforeAll(async () => {
  const app = startApp({ VAR_DIR: filled.dir, PORT: await freePorts() });
  await app.ready();
  app.child.kill('SIGTERM');
  await app.ended();
}, 400_000);
afterAll(filled.remove);

function copyFilled(dir: string): void {
  execFileSync('cp', ['-a', `${filled.dir}/.`, dir]);
}

const keysIn = (dir: string): string => path.join(dir, 'keys.json');

test('restarts on its data, also after a kill of itself or PostgreSQL, and refuses a second start on them', async () => {
  copyFilled(varDir());
  const PORT = await freePorts();
  const app = start({ PORT });
  const url = await app.ready();
  expect(readFileSync(keysIn(varDir()), 'utf8')).toBe(readFileSync(keysIn(filled.dir), 'utf8'));
  expect(await refusal({ PORT: await freePorts() })).toMatch(/already runs on this data/);
  expect(await isReady(url)).toBe(true);
  const postmaster = runningPostmaster(dataFolder());
  if (!postmaster) throw new Error('No PostgreSQL');
  process.kill(postmaster.pid, 'SIGKILL');
  await waitFor(
    'PostgreSQL to be gone',
    () => runningPostmaster(dataFolder())?.pid !== postmaster.pid,
  );
  await waitFor('the app to be ready again', () => isReady(url));
  app.child.kill('SIGKILL');
  await app.ended();
  expect(await isReady(await start({ PORT }).ready())).toBe(true);
}, 400_000);

test('runs two copies side by side, one with a full disk for its log', async () => {
  const other = createPrivateFolder();
  copyFilled(varDir());
  copyFilled(other.dir);
  const log = path.join(other.dir, 'mijn.log');
  rmSync(log, { force: true });
  symlinkSync('/dev/full', log);
  const one = start({ PORT: await freePorts() });
  const two = start({ PORT: await freePorts(), VAR_DIR: other.dir });
  const urls = await Promise.all([one.ready(), two.ready()]);
  expect(await Promise.all(urls.map(isReady))).toEqual([true, true]);
  two.child.kill('SIGTERM');
  expect(await two.ended()).toBe(0);
  other.remove();
}, 400_000);

test('uses a given database instead of the embedded one', async () => {
  const database = await createTestDatabase();
  const app = start({ PORT: await freePorts(), ...loginVariables(database.logins) });
  expect(await isReady(await app.ready())).toBe(true);
  const again = { PORT: await freePorts(), ...loginVariables(database.logins) };
  expect(await refusal(again)).toMatch(/already runs on this data \(DATABASE_URL\)/);
  app.child.kill('SIGTERM');
  expect(await app.ended()).toBe(0);
  await database.drop();
}, 400_000);
