import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { StartError } from '../start/startError.ts';
import { waitFor } from '../waitFor.ts';
import { answers } from './databases.ts';
import { claimPort, freePort } from './freePort.ts';
import { type Identity, launch } from './identity.ts';
import type { ClusterFolders } from './clusterFolders.ts';
import { releaseStalePid, isAlive, isReady, type Postmaster } from './postmaster.ts';
import { serverArgs } from './settings.ts';

const logLimitBytes = 5_000_000;
const startWithinMs = 60_000;

/** PostgreSQL's error while processes of a killed server still exit. */
const orphansRemain = 'pre-existing shared memory block';
/** PostgreSQL's error when the port was taken since it was chosen: retry with another one. */
const portTaken = 'could not create any TCP/IP sockets';

/**
 * Starts a server and resolves once it answers at the address that `urlFor` returns for its port.
 * @throws StartError with PostgreSQL's own reason when it does not start
 */
export async function startServerProcess(
  places: ClusterFolders,
  identity: Identity,
  durable: boolean,
  urlFor: (port: number) => string,
): Promise<Postmaster> {
  return waitFor(
    'PostgreSQL to start',
    async () => {
      const attempt = await tryToStart(places, identity, durable, urlFor);
      if (typeof attempt !== 'string') return attempt;
      if (attempt.includes(orphansRemain) || attempt.includes(portTaken)) return undefined;
      throw new StartError(`PostgreSQL did not start (${attempt}); its log is ${places.log}.`);
    },
    startWithinMs,
  );
}

/** Stops the server with this PID and waits for its end. */
export async function stopServerProcess(pid: number): Promise<void> {
  // SIGINT is PostgreSQL's "fast" shutdown: closes connections and writes a checkpoint.
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
  await waitFor('PostgreSQL to stop', () => !isAlive(pid), startWithinMs);
}

/** Returns the running server, or the reason why it ended. */
async function tryToStart(
  places: ClusterFolders,
  identity: Identity,
  durable: boolean,
  urlFor: (port: number) => string,
): Promise<Postmaster | string> {
  releaseStalePid(places.data);
  const port = await choosePort(places.port);
  const logged = logSize(places.log);
  const args = serverArgs(places.data, port, durable);
  const pid = await spawnServer(places, identity, args);
  const result = await waitFor(
    'PostgreSQL to answer',
    async () =>
      (isReady(places.data, pid) && (await answers(urlFor(port)))) ||
      (!isAlive(pid) && lastWords(places.log, logged)),
    startWithinMs,
  );
  return result === true ? { pid, port } : result;
}

async function spawnServer(
  places: ClusterFolders,
  identity: Identity,
  settings: string[],
): Promise<number> {
  const { file, args, account } = launch(identity, places.binaries.postgres, settings);
  const log = openSync(places.log, 'a', 0o600);
  // Its own process group: Ctrl-C in the terminal must not reach it before our pools are closed.
  const stdio: ['ignore', number, number] = ['ignore', log, log];
  const child = spawn(file, args, { ...account, detached: true, cwd: '/', stdio });
  closeSync(log);
  child.unref();
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve).once('error', reject);
  });
  return child.pid ?? 0;
}

async function choosePort(file: string): Promise<number> {
  const remembered = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const port = remembered > 0 && (await claimPort(remembered)) ? remembered : await freePort();
  writeFileSync(file, String(port), { mode: 0o600 });
  return port;
}

/** Truncates a long log; returns its length in bytes. */
function logSize(file: string): number {
  if (!existsSync(file)) return 0;
  if (statSync(file).size > logLimitBytes) writeFileSync(file, '', { mode: 0o600 });
  return statSync(file).size;
}

function lastWords(log: string, from: number): string {
  const lines = readFileSync(log).subarray(from).toString().trim().split('\n');
  const reason = lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1);
  return reason?.replace(/^.*FATAL:\s*/, '') || 'it gave no reason';
}
