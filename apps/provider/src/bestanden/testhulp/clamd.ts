import { waitFor } from '@mijn/dev-env/waitFor';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const voer = promisify(execFile);
const programma = '/usr/sbin/clamd';

// In pieces, so that no scanner takes this file itself for it. The test string of EICAR harms nobody.
const eicarTekst = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE',
  '!$H+H*',
];

/** The test virus of EICAR, which every scanner finds. */
export const eicar = Buffer.from(eicarTekst.join(''), 'latin1');

/** A running ClamAV daemon that knows one virus: EICAR's. */
export interface Clamd {
  readonly socket: string;
  readonly stop: () => Promise<void>;
}

/**
 * Tells whether ClamAV's daemon is on this machine; installs Debian's package where we may. Says so
 * in one line when it cannot be had.
 */
export async function heeftClamd(): Promise<boolean> {
  if (!existsSync(programma) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const pakket = ['install', '-y', '-qq', '--no-install-recommends', 'clamav-daemon'];
    await voer('apt-get', ['update', '-qq'], { env }).catch(() => undefined);
    await voer('apt-get', pakket, { env }).catch(() => undefined);
  }
  if (existsSync(programma)) return true;
  process.stdout.write('ClamAV is not tested: install the package clamav-daemon.\n');
  return false;
}

async function wachtOpSocket(proces: ChildProcess, socket: string): Promise<void> {
  await waitFor('clamd to listen', () => {
    if (proces.exitCode !== null) throw new Error(`clamd ended with ${proces.exitCode}`);
    return existsSync(socket);
  });
}

/** Starts ClamAV's daemon in a folder of its own, with a signature database of our own. */
export async function startClamd(): Promise<Clamd> {
  const map = await mkdtemp(path.join(tmpdir(), 'mijn-clamd-'));
  await chmod(map, 0o755);
  const kennis = path.join(map, 'kennis');
  const socket = path.join(map, 'clamd.sock');
  const regels = {
    DatabaseDirectory: kennis,
    LocalSocket: socket,
    TemporaryDirectory: map,
    Foreground: 'yes',
    LogSyslog: 'no',
    MaxThreads: '2',
    CrossFilesystems: 'yes',
  };
  await mkdir(kennis);
  // Name, any kind of file, anywhere in it, the bytes.
  await writeFile(path.join(kennis, 'proef.ndb'), `Proef-Eicar:0:*:${eicar.toString('hex')}\n`);
  const instellingen = path.join(map, 'clamd.conf');
  const tekst = Object.entries(regels).map(([naam, waarde]) => `${naam} ${waarde}\n`);
  await writeFile(instellingen, tekst.join(''));
  const proces = spawn(programma, ['--config-file', instellingen], { stdio: 'ignore' });
  await wachtOpSocket(proces, socket);
  return {
    socket,
    stop: async () => {
      const weg = once(proces, 'exit');
      // False: it is gone already.
      if (proces.exitCode === null && proces.signalCode === null && proces.kill('SIGKILL'))
        await weg;
      await rm(map, { recursive: true, force: true });
    },
  };
}
