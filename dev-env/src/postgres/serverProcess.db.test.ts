import { once } from 'node:events';
import {
  appendFileSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { StartError } from '../start/startError.ts';
import { createTestFolder } from '../testServer.ts';
import { locateBinaries } from './binaries.ts';
import { ensureCluster, readPassword } from './cluster.ts';
import { answers } from './databases.ts';
import { freePort } from './freePort.ts';
import { chooseIdentity } from './identity.ts';
import { createClusterFolders, type ClusterFolders } from './clusterFolders.ts';
import { type Postmaster, runningPostmaster } from './postmaster.ts';
import { startServerProcess, stopServerProcess } from './serverProcess.ts';

const identity = chooseIdentity();
const dir = createTestFolder();
let places: ClusterFolders;

beforeAll(() => {
  places = createClusterFolders(dir, identity, locateBinaries());
  ensureCluster(places, identity, false);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));
afterEach(() => stopServerProcess(places, identity));

const urlFor = (port: number) =>
  `postgresql://postgres:${readPassword(places)}@127.0.0.1:${port}/postgres`;

async function start(): Promise<Postmaster> {
  await startServerProcess(places, identity, false);
  const running = runningPostmaster(places.data);
  if (!running) throw new Error('it does not run');
  return running;
}

const settings = (): string => path.join(places.data, 'postgresql.conf');

/** Message of the StartError. */
async function refusal(): Promise<string> {
  const refused = await start().catch((error: unknown) => error);
  if (!(refused instanceof StartError)) throw new Error('it started');
  return refused.message;
}

/** Message of the StartError with this line in postgresql.conf, which is restored afterwards. */
async function refusalWith(line: string): Promise<string> {
  const { size } = statSync(settings());
  appendFileSync(settings(), `\n${line}\n`);
  return refusal().finally(() => truncateSync(settings(), size));
}

test('answers at its port, remembers it, and is gone once stopped', async () => {
  const first = await start();
  expect(await answers(urlFor(first.port))).toBe(true);
  expect(readFileSync(places.port, 'utf8')).toBe(String(first.port));
  expect(statSync(places.port).mode & 0o077).toBe(0);
  await stopServerProcess(places, identity);
  await stopServerProcess(places, identity);
  expect(runningPostmaster(places.data)).toBeUndefined();
  expect((await start()).port).toBe(first.port);
});

test('takes another port when the remembered one is in use', async () => {
  const taken = await freePort();
  const other = createServer().listen(taken, '127.0.0.1');
  await once(other, 'listening');
  writeFileSync(places.port, String(taken));
  const { port } = await start();
  expect(port).not.toBe(taken);
  expect(await answers(urlFor(port))).toBe(true);
  other.close();
});

test('ignores a port file without a number', async () => {
  writeFileSync(places.port, 'nonsense');
  expect(await answers(urlFor((await start()).port))).toBe(true);
});

test('reports PostgreSQL’s own reason with the path of the log', async () => {
  const reason = await refusalWith('max_wal_senders = 10\nwal_level = minimal');
  expect(reason).toMatch(
    /^PostgreSQL did not start \(.*wal_level.*\); its log is .*server\.log\.$/,
  );
  expect(reason).not.toContain('FATAL');
});

test('reports the reason of this start, not an earlier one in the log', async () => {
  const reason = await refusalWith('no_such_setting = 1');
  expect(reason).toMatch(/contains errors/);
  renameSync(settings(), `${settings()}.away`);
  const next = await refusal().finally(() => renameSync(`${settings()}.away`, settings()));
  expect(next).toContain('could not access the server configuration file');
  expect(next).not.toContain('contains errors');
});

test('truncates a long log before the next start', async () => {
  writeFileSync(places.log, 'x'.repeat(5_000_001));
  await start();
  expect(statSync(places.log).size).toBeLessThan(5_000_000);
  expect(readFileSync(places.log, 'utf8')).not.toContain('xxx');
});
