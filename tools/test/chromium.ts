import { existsSync } from 'node:fs';
import {
  installedChromium,
  installedShell,
  quickChromium,
  needsFullChromium,
} from '@mijn/dev-env/chromium';
import { run } from './run.ts';

const browser = 'chromium';
const shell = 'chromium-headless-shell';

/**
 * Returns the system's Chromium: MIJN_CHROMIUM, else the first one found, else installed with Debian's
 * package manager if possible. Undefined, with a printed sentence, if there is none.
 */
export async function findChromium(): Promise<string | undefined> {
  if (!installedChromium()) await install(browser, 'No Chromium was found');
  const installed = installedChromium();
  if (!installed) {
    console.log(
      'No Chromium was found for the tests in a browser: install the package chromium ("sudo apt-get install chromium" on Debian) or set MIJN_CHROMIUM to the program of a Chromium or Chrome.',
    );
  }
  return installed;
}

/**
 * Returns the Chromium for tests like `findChromium`: the headless shell where tests can use it (ADR 0122).
 */
export async function findTestChromium(): Promise<string | undefined> {
  const found = await findChromium();
  if (found && !needsFullChromium() && !installedShell()) {
    await install(shell, 'The tests take half the time in a Chromium without windows');
  }
  return found && quickChromium();
}

async function install(name: string, why: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`${why}; installing the package ${name} with apt-get ...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const patience = ['-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  await run('apt-get', ['update', ...patience], { env, silent: true });
  const args = ['install', '-y', ...patience, '--no-install-recommends', name];
  await run('apt-get', args, { env, silent: true });
}
