import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@mijn/dev-env/postgres/freePort';
import type { Loading, RunningEngine } from './engineScreen.ts';
import { openLine } from './line.ts';
import { openSession, waitForDriver } from './webDriver.ts';
import { webDriverScreen } from './webDriverScreen.ts';

/** Programs for WebKit on this machine: the driver, the browser and a virtual display. */
export interface WebkitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** Starts WebKitGTK with its WebDriver on a virtual display. */
export async function startWebkit(
  { driver, browser, display }: WebkitPrograms,
  loading: Loading,
): Promise<RunningEngine> {
  const screenOf = await startDisplay(display);
  const port = await freePort();
  const environment = { ...process.env, DISPLAY: screenOf.name };
  const driving = spawn(driver, [`--port=${port}`], { env: environment, stdio: 'ignore' });
  const line = await openLine();
  const address = `http://127.0.0.1:${port}`;
  await waitForDriver(address);
  const options = { binary: browser, args: ['--automation'] };
  const session = await openSession(address, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': options,
    pageLoadStrategy: loading === 'whole' ? 'normal' : 'none',
    proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${line.port}` },
  });
  return {
    line,
    // The driver has a single session, so cookies of the previous screen are removed.
    newScreen: async () => {
      await session.send('DELETE', '/cookie');
      return webDriverScreen(session);
    },
    close: async () => {
      await session.send('DELETE', '');
      await end(driving);
      await end(screenOf.process);
      await line.close();
    },
  };
}

async function startDisplay(program: string): Promise<{ name: string; process: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const channel = child.stdio[3];
  if (!channel) throw new Error('no display');
  const [number]: unknown[] = await once(channel, 'data');
  return { name: `:${String(number).trim()}`, process: child };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
