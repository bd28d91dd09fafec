import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestFolder } from '../testServer.ts';
import { waitFor } from '../waitFor.ts';
import { answers, databaseAt, ensureDatabase, runStatement } from './databases.ts';
import { startEmbeddedServer } from './embeddedServer.ts';
import { accountIdentity } from './identity.ts';
import { keepServerRunning } from './keepRunning.ts';

const asRoot = process.getuid?.() === 0;
/** A cluster that is created once, for the tests that are not about creating one. */
const made = createTestFolder();
let dir = '';
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  const server = await startEmbeddedServer({ dir: made, durable: false });
  await server.stop();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

beforeEach(() => {
  // Only we have access, as below /root.
  dir = createTestFolder();
});

afterEach(async () => {
  await stop?.();
  stop = undefined;
  rmSync(dir, { recursive: true, force: true });
});

/** Copies the cluster into the folder of this test, with its owner. */
function useMade(): void {
  execFileSync('cp', ['-a', `${made}/.`, dir]);
}

async function start(where = dir): ReturnType<typeof startEmbeddedServer> {
  const server = await startEmbeddedServer({ dir: where, durable: false });
  stop = server.stop;
  return server;
}

test('keeps its data and port across a restart', async () => {
  const first = await start();
  const url = await ensureDatabase(first.url, 'mijn');
  await runStatement(url, 'CREATE TABLE note AS SELECT 1 AS words');
  await first.stop();
  expect(first.isRunning()).toBe(false);
  const second = await start();
  expect(second.url).toBe(first.url);
  await runStatement(databaseAt(second.url, 'mijn'), 'INSERT INTO note SELECT words FROM note');
});

test('starts again after PostgreSQL was killed', async () => {
  useMade();
  const first = await start();
  process.kill(first.pid, 'SIGKILL');
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await answers(second.url)).toBe(true);
});

test('adopts a server that was left behind', async () => {
  useMade();
  const first = await start();
  const second = await start();
  expect(second).toMatchObject({ adopted: true, pid: first.pid, url: first.url });
});

test('ignores a reused PID in the file of a killed server', async () => {
  useMade();
  const first = await start();
  process.kill(first.pid, 'SIGKILL');
  await waitFor('the server to be gone', () => !first.isRunning());
  const note = path.join(dir, 'data', 'postmaster.pid');
  const lines = readFileSync(note, 'utf8').split('\n');
  writeFileSync(note, [process.pid, ...lines.slice(1)].join('\n'));
  expect(await answers((await start()).url)).toBe(true);
});

test('shares one server between two concurrent starts in one folder', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  expect(one.pid).toBe(other.pid);
});

test('restarts at the same address when the server dies under a running app', async () => {
  useMade();
  const server = await keepServerRunning({ dir, durable: false });
  ({ stop } = server);
  process.kill(server.pid, 'SIGKILL');
  await waitFor('the server to be gone', () => !server.isRunning());
  await waitFor('the server to be back', () => answers(server.url));
});

test('works in a folder with a long path', async () => {
  const deep = path.join(dir, 'a'.repeat(100), 'b'.repeat(100));
  mkdirSync(deep, { recursive: true });
  expect(await answers((await start(deep)).url)).toBe(true);
});

test.runIf(asRoot)('runs as another account under root without namespaces', async () => {
  const identity = accountIdentity();
  const server = await startEmbeddedServer({ dir, durable: false, identity });
  ({ stop } = server);
  expect(await answers(server.url)).toBe(true);
});
