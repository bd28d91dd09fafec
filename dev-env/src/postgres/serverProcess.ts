import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { StartError } from '../start/startError.ts';
import { waitFor } from '../waitFor.ts';
import type { ClusterFolders } from './clusterFolders.ts';
import { claimPort, freePort } from './freePort.ts';
import { type Identity, launch } from './identity.ts';
import { releaseStalePid } from './postmaster.ts';
import { serverOptions } from './settings.ts';

const logLimitBytes = 5_000_000;
const startWithinMs = 60_000;

/** PostgreSQL's error while processes of a killed server still exit. */
const orphansRemain = 'pre-existing shared memory block';
/** PostgreSQL's error when the port was taken since it was chosen: retry with another one. */
const portTaken = 'could not create any TCP/IP sockets';

/**
 * Starts a server with pg_ctl, and resolves once it accepts logins.
 * @throws StartError with PostgreSQL's own reason when it does not start
 */
export async function startServerProcess(
  folders: ClusterFolders,
  identity: Identity,
  durable: boolean,
): Promise<void> {
  const start = async (): Promise<boolean> => {
    releaseStalePid(folders.data);
    const options = serverOptions(await choosePort(folders.port), durable);
    const logged = logSize(folders.log);
    const args = ['start', `--timeout=${startWithinMs / 1000}`, `--options=${options.join(' ')}`];
    if ((await runPgCtl(folders, identity, args)) === 0) return true;
    const reason = lastWords(folders.log, logged);
    if (reason.includes(orphansRemain) || reason.includes(portTaken)) return false;
    throw new StartError(`PostgreSQL did not start (${reason}); its log is ${folders.log}.`);
  };
  await waitFor('PostgreSQL to start', start, startWithinMs);
}

/** Stops the server, if it runs: closes its connections, writes a checkpoint, and waits for its end. */
export async function stopServerProcess(
  folders: ClusterFolders,
  identity: Identity,
): Promise<void> {
  await runPgCtl(folders, identity, ['stop', '--mode=fast', `--timeout=${startWithinMs / 1000}`]);
}

/**
 * Runs pg_ctl; it and the server write to the log. The server gets a session of its own: Ctrl-C in the terminal must
 * not reach it before our pools are closed.
 * @returns the exit code
 */
async function runPgCtl(
  { binaries, data, log }: ClusterFolders,
  identity: Identity,
  args: string[],
): Promise<number> {
  const command = launch(identity, binaries.pgCtl, [...args, '--silent', `--pgdata=${data}`]);
  const output = openSync(log, 'a', 0o600);
  const child = spawn(command.file, command.args, {
    ...command.account,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  await once(child, 'exit');
  return child.exitCode ?? 1;
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
  const reason = lines.findLast((line) => /FATAL|^postgres: /.test(line)) ?? lines.at(-1);
  return reason?.replace(/^.*FATAL:\s*/, '') || 'it gave no reason';
}
