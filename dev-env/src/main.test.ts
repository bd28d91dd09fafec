import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive, runningPostmaster } from './postgres/postmaster.ts';
import { type AppProcess, freePorts, ownFolder, startApp } from './test/appProcess.testing.ts';
import { createTestDatabase } from './testDatabase.ts';
import { waitFor } from './waitFor.ts';

let folder = ownFolder();
let started: AppProcess[] = [];
/** Data as the first test left them, to start from instead of making them anew. */
const filled = ownFolder();

beforeEach(() => {
  folder = ownFolder();
  started = [];
});
afterAll(filled.remove);

/** Puts data that a start has made into the folder of this test, with their owner. */
function copyFilled(dir: string): void {
  execFileSync('cp', ['-a', `${filled.dir}/.`, dir]);
}

afterEach(async () => {
  for (const { child } of started) child.kill('SIGTERM');
  await Promise.all(started.map(({ ended }) => ended()));
  const left = runningPostmaster(path.join(folder.dir, 'postgres', 'data'));
  if (left) process.kill(left.pid, 'SIGKILL');
  folder.remove();
});

function start(env: NodeJS.ProcessEnv): AppProcess {
  const app = startApp({ VAR_DIR: folder.dir, ...env });
  started.push(app);
  return app;
}

const keysIn = (dir: string): string => path.join(dir, 'keys.json');

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
  return answer?.status === 200;
}

/** It ends by itself with exit code 1, having said one sentence. */
async function refusal(env: NodeJS.ProcessEnv): Promise<string> {
  const app = start(env);
  expect(await app.ended()).toBe(1);
  const lines = app.said().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

test('it says where it is, answers, and stops when asked', async () => {
  const PORT = await freePorts();
  const app = start({ PORT });
  const url = await app.ready();
  expect(url).toBe(`http://localhost:${PORT}`);
  expect(await isReady(url)).toBe(true);
  expect(app.said()).toContain(`http://ideal.localhost:${Number(PORT) + 3}/besturing`);
  expect(app.said()).toContain(`http://tijd.localhost:${Number(PORT) + 4}`);
  expect(statSync(keysIn(folder.dir)).mode & 0o077).toBe(0);
  app.child.kill('SIGINT');
  expect(await app.ended()).toBe(0);
  expect(runningPostmaster(path.join(folder.dir, 'postgres', 'data'))).toBeUndefined();
  execFileSync('cp', ['-a', `${folder.dir}/.`, filled.dir]);
}, 400_000);

test('it starts again on its data, outlives a second start on them and that PostgreSQL is killed, and starts again after it was killed outright', async () => {
  copyFilled(folder.dir);
  const PORT = await freePorts();
  const app = start({ PORT });
  const url = await app.ready();
  expect(readFileSync(keysIn(folder.dir), 'utf8')).toBe(readFileSync(keysIn(filled.dir), 'utf8'));
  expect(await refusal({ PORT: await freePorts() })).toMatch(/already runs on this data/);
  expect(await isReady(url)).toBe(true);
  const postmaster = runningPostmaster(path.join(folder.dir, 'postgres', 'data'));
  if (!postmaster) throw new Error('No PostgreSQL');
  process.kill(postmaster.pid, 'SIGKILL');
  await waitFor('PostgreSQL to be gone', () => !isAlive(postmaster.pid));
  await waitFor('the app to be ready again', () => isReady(url));
  app.child.kill('SIGKILL');
  await app.ended();
  expect(await isReady(await start({ PORT }).ready())).toBe(true);
}, 400_000);

test('two copies run side by side, one of them on a disk without room for its log', async () => {
  const other = ownFolder();
  copyFilled(folder.dir);
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

test('a database of one’s own takes the place of the embedded one', async () => {
  const database = await createTestDatabase();
  const app = start({ PORT: await freePorts(), DATABASE_URL: database.url });
  expect(await isReady(await app.ready())).toBe(true);
  const again = { PORT: await freePorts(), DATABASE_URL: database.url };
  expect(await refusal(again)).toMatch(/already runs on this data \(DATABASE_URL\)/);
  app.child.kill('SIGTERM');
  expect(await app.ended()).toBe(0);
  await database.drop();
}, 400_000);

test('a taken port is named', async () => {
  const PORT = await freePorts();
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(Number(PORT), '127.0.0.1', resolve);
  });
  expect(await refusal({ PORT })).toMatch(`Port ${PORT} is taken by another program`);
  other.close();
});

test.each([
  [{ PORT: 'abc' }, /PORT is "abc"/],
  [{ PUBLIC_URL: 'mijn' }, /PUBLIC_URL is "mijn"/],
  [{ NODE_ENV: 'production' }, /refuse NODE_ENV=production/],
  [{ DATABASE_URL: 'not-an-address' }, /DATABASE_URL leads to no database that can be used/],
])('a setting that cannot be used (%o) is named', async (env, sentence) => {
  expect(await refusal(env)).toMatch(sentence);
});
