import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Arguments for every test run in a container. */
export const chromiumArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Turns off site isolation, which costs an eighth of the processor time (ADR 0122). */
export const lightArguments = ['--disable-site-isolation-trials'];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The headless shell: the same engine without windows, in two fifths less processor time (ADR 0122). */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Returns this machine's Chromium: MIJN_CHROMIUM, else the first one found. */
export function installedChromium(): string | undefined {
  return process.env['MIJN_CHROMIUM'] || [...onPath(names), ...elsewhere].find(isProgram);
}

/** Returns this machine's headless shell. */
export function installedShell(): string | undefined {
  return onPath(shellNames).find(isProgram);
}

/** Returns whether tests run in the regular Chromium: in full runs, and with MIJN_CHROMIUM. */
export function needsFullChromium(): boolean {
  return Boolean(process.env['MIJN_CHROMIUM'] || process.env['E2E_FULL']);
}

/** Returns the Chromium for tests without a window: the headless shell if there is one. */
export function quickChromium(): string | undefined {
  return needsFullChromium() ? installedChromium() : (installedShell() ?? installedChromium());
}

function onPath(programs: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.flatMap((folder) => programs.map((name) => path.join(folder, name)));
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
