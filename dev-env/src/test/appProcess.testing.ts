import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { portOffsets } from '../copy/addresses.ts';
import { claimPort, freePort } from '../postgres/freePort.ts';
import { createTestFolder } from '../testServer.ts';
import { waitFor } from '../waitFor.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

/** `npm start` as a process, without its setup. */
export type AppProcess = {
  child: ChildProcess;
  /** Its output so far, stdout and stderr. */
  said: () => string;
  /** Resolves to its first line with an address; rejects if it ends before that. */
  ready: () => Promise<string>;
  ended: () => Promise<number | null>;
};

type Account = { uid?: number; gid?: number };

/** Starts the program with these variables and a minimal environment. */
export function startApp(env: NodeJS.ProcessEnv, account: Account = {}): AppProcess {
  const compiled = process.env['NODE_COMPILE_CACHE'];
  const clean = {
    PATH: process.env['PATH'],
    HOME: os.tmpdir(),
    // The compile cache, as with `npm start`: saves a third of the start.
    ...(compiled && { NODE_COMPILE_CACHE: compiled }),
  };
  const child = spawn(process.execPath, [program], { env: { ...clean, ...env }, ...account });
  let output = '';
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (output += piece.toString()));
  const exit = once(child, 'close');
  return {
    child,
    said: () => output,
    ready: () =>
      waitFor(
        'the app to be ready',
        () => {
          if (child.exitCode !== null) throw new Error(`The app ended: ${output}`);
          return /^Mijn is ready: (\S+)$/m.exec(output)?.[1];
        },
        150_000,
      ),
    ended: async () => {
      await exit;
      return child.exitCode;
    },
  };
}

const lastOffset = Math.max(...Object.values(portOffsets));

/** Returns a free, reserved port (`freePort`) followed by the ports that the app takes. */
export async function freePorts(): Promise<string> {
  const port = await waitFor('free ports', async () => {
    const first = await freePort();
    if (first > 65_535 - lastOffset) return false;
    const offsets = Array.from({ length: lastOffset }, (_, index) => index + 1);
    const free = await Promise.all(offsets.map((offset) => claimPort(first + offset)));
    return free.every(Boolean) && first;
  });
  return String(port);
}

/** Creates a folder for a test, accessible by its owner only. */
export function createPrivateFolder(): { dir: string; remove: () => void } {
  const dir = createTestFolder();
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
