import { existsSync } from 'node:fs';
import { installedChromium } from '@mijn/dev-env/chromium';
import { run } from './run.ts';

/**
 * The system's Chromium: MIJN_CHROMIUM, else the first one found, else installed with Debian's
 * package manager where we may. Undefined, with one sentence on the terminal, when there is none.
 */
export async function findChromium(): Promise<string | undefined> {
  const found = installedChromium();
  if (found) return found;
  if (mayInstall()) await install();
  const installed = installedChromium();
  if (!installed) {
    console.log(
      'No Chromium was found for the tests in a browser: install the package chromium ("sudo apt-get install chromium" on Debian) or set MIJN_CHROMIUM to the program of a Chromium or Chrome.',
    );
  }
  return installed;
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function install(): Promise<void> {
  console.log('No Chromium was found; installing the package chromium with apt-get ...');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, silent: true });
  const args = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  await run('apt-get', args, { env, silent: true });
}
