import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The system's Chromium: MIJN_CHROMIUM, else the first one found, else installed with Debian's
 * package manager where we may. Undefined, with one sentence on the terminal, when there is none.
 */
export async function findChromium(): Promise<string | undefined> {
  const found = process.env['MIJN_CHROMIUM'] ?? installedChromium();
  if (found) return found;
  if (mayInstall()) await install();
  const installed = installedChromium();
  if (!installed) {
    console.log(
      'No Chromium was found for the end-to-end tests: install the package chromium ("sudo apt-get install chromium" on Debian) or set MIJN_CHROMIUM to the program of a Chromium or Chrome.',
    );
  }
  return installed;
}

function installedChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...candidates, ...elsewhere].find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
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
