import { waitFor } from '@mijn/dev-env/waitFor';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasDebianProgram } from './debian.testing.ts';

const program = '/usr/sbin/clamd';

// In pieces, so that no scanner takes this file itself for it. The test string of EICAR harms nobody.
const eicarText = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'];

/** The test virus of EICAR, which every scanner finds. */
export const eicar = Buffer.from(eicarText.join(''), 'latin1');

/** A running ClamAV daemon that knows one virus: EICAR's. */
export interface Clamd {
  readonly socket: string;
  readonly stop: () => Promise<void>;
}

/** Tells whether ClamAV's daemon is on this machine. */
export function hasClamd(): Promise<boolean> {
  return hasDebianProgram(program, 'clamav-daemon');
}

/** Whether somebody answers at a socket: its file stands there a moment before its maker listens. */
function isAnswered(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('error', () => resolve(false));
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
  });
}

async function waitForSocket(child: ChildProcess, socket: string): Promise<void> {
  await waitFor('clamd to listen', () => {
    if (child.exitCode !== null) throw new Error(`clamd ended with ${child.exitCode}`);
    return isAnswered(socket);
  });
}

/**
 * Starts ClamAV's daemon in a folder of its own, with a signature database of our own; at a port too, if given.
 * @param more further settings of its own
 */
export async function startClamd(
  port?: number,
  more: Readonly<Record<string, string>> = {},
): Promise<Clamd> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mijn-clamd-'));
  await chmod(folder, 0o755);
  const knowledge = path.join(folder, 'knowledge');
  const socket = path.join(folder, 'clamd.sock');
  const lines = {
    DatabaseDirectory: knowledge,
    LocalSocket: socket,
    TemporaryDirectory: folder,
    Foreground: 'yes',
    LogSyslog: 'no',
    MaxThreads: '2',
    CrossFilesystems: 'yes',
    ...(port !== undefined && { TCPSocket: String(port), TCPAddr: '127.0.0.1' }),
    ...more,
  };
  await mkdir(knowledge);
  // Name, any kind of file, anywhere in it, the bytes.
  await writeFile(path.join(knowledge, 'test.ndb'), `Proef-Eicar:0:*:${eicar.toString('hex')}\n`);
  const settings = path.join(folder, 'clamd.conf');
  const text = Object.entries(lines).map(([name, value]) => `${name} ${value}\n`);
  await writeFile(settings, text.join(''));
  const child = spawn(program, ['--config-file', settings], { stdio: 'ignore' });
  await waitForSocket(child, socket);
  return {
    socket,
    stop: async () => {
      const gone = once(child, 'exit');
      // False: it is gone already.
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
