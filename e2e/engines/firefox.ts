import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { firefox } from '@playwright/test';
import type { Loading, RunningEngine } from './engineScreen.ts';
import { openLine } from './line.ts';
import { playwrightScreen } from './playwrightScreen.ts';

const program = fileURLToPath(new URL('firefoxServer.ts', import.meta.url));

/** Starts Firefox in its own process, which ends with `close` or with this process. */
export async function startFirefox(
  executablePath: string,
  loading: Loading,
): Promise<RunningEngine> {
  const line = await openLine();
  const child = fork(program, [executablePath, String(line.port)], { execArgv: [] });
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('Firefox did not start')));
  const [endpoint]: unknown[] = await Promise.race([once(child, 'message'), gone]);
  const browser = await firefox.connect(String(endpoint));
  return {
    line,
    newScreen: async () =>
      playwrightScreen(await browser.newPage({ serviceWorkers: 'allow' }), loading),
    close: async () => {
      await browser.close();
      child.disconnect();
      if (child.exitCode === null) await once(child, 'exit');
      await line.close();
    },
  };
}
