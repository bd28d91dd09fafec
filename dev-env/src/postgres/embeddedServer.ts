import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { StartError } from '../startError.ts';
import { waitFor } from '../waitFor.ts';
import { locateBinaries } from './binaries.ts';
import { ensureCluster, readPassword } from './cluster.ts';
import { freePort, portIsFree } from './freePort.ts';
import { chooseIdentity, type Identity, launch } from './identity.ts';
import { makePlaces, type Places } from './places.ts';
import { disownStaleNote, isAlive, runningPostmaster } from './postmaster.ts';
import { serverArgs } from './settings.ts';
import { withStartLock } from './startLock.ts';

/** A running server. `url` is the superuser's, on the database `postgres`. */
export type EmbeddedServer = {
  url: string;
  port: number;
  pid: number;
  /** True when it was running already, left behind by a process that was killed. */
  adopted: boolean;
  /** Stops it (open connections are cut) and waits until it is gone. */
  stop: () => Promise<void>;
};

export type EmbeddedServerOptions = {
  /** Folder for the data, the password, the port and the log; made when missing. */
  dir: string;
  /** False only for tests: nothing is synced to disk. */
  durable: boolean;
  /** As whom to run it; chosen when left out. */
  identity?: Identity;
};

const logLimitBytes = 5_000_000;

/**
 * Starts PostgreSQL 18 on the data in `dir`, or adopts the one that runs there already. Resolves
 * once it answers queries. Throws a StartError with PostgreSQL's own reason when it does not start.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const identity = options.identity ?? chooseIdentity();
  const places = makePlaces(path.resolve(options.dir), identity, locateBinaries());
  return withStartLock(options.dir, async () => {
    ensureCluster(places, identity, options.durable);
    const running = runningPostmaster(places.data);
    const { pid, port } = running ?? (await startServer(places, identity, options.durable));
    const url = serverUrl(places, port);
    await untilItAnswers(url, pid, places);
    return { url, port, pid, adopted: running !== undefined, stop: () => stopServer(pid) };
  });
}

async function startServer(
  places: Places,
  identity: Identity,
  durable: boolean,
): Promise<{ pid: number; port: number }> {
  disownStaleNote(places.data);
  const port = await choosePort(places.port);
  const { file, args, account } = launch(
    identity,
    places.binaries.postgres,
    serverArgs(places.data, port, durable),
  );
  const log = openSync(places.log, logIsLong(places.log) ? 'w' : 'a', 0o600);
  // A process group of its own: Ctrl-C in the terminal must not reach it before our pools are closed.
  const child = spawn(file, args, {
    ...account,
    detached: true,
    cwd: '/',
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  await new Promise((resolve, reject) =>
    child.once('spawn', () => resolve(undefined)).once('error', reject),
  );
  return { pid: child.pid ?? 0, port };
}

async function choosePort(file: string): Promise<number> {
  const remembered = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const port = remembered > 0 && (await portIsFree(remembered)) ? remembered : await freePort();
  writeFileSync(file, String(port), { mode: 0o600 });
  return port;
}

function serverUrl(places: Places, port: number): string {
  return `postgresql://postgres:${readPassword(places)}@127.0.0.1:${port}/postgres`;
}

async function untilItAnswers(url: string, pid: number, places: Places): Promise<void> {
  await waitFor(
    'PostgreSQL to answer',
    async () => (await answers(url)) || (!isAlive(pid) && failed(places)),
    60_000,
  );
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function failed(places: Places): never {
  const lines = readFileSync(places.log, 'utf8').trim().split('\n');
  const reason =
    lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? 'no reason given';
  throw new StartError(`PostgreSQL did not start (${reason.trim()}); its log is ${places.log}.`);
}

async function stopServer(pid: number): Promise<void> {
  // SIGINT is PostgreSQL's "fast": it ends the connections and writes everything down.
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
  await waitFor('PostgreSQL to stop', () => !isAlive(pid), 60_000);
}

function logIsLong(file: string): boolean {
  return existsSync(file) && statSync(file).size > logLimitBytes;
}
