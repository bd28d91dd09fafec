import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** How every test starts it, in whatever container it runs. */
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

/** Switches off a process for each site, which takes an eighth of the processor's time (ADR 0122). */
export const lightArguments = ['--disable-site-isolation-trials'];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The same engine without windows, in two fifths less of the processor's time (ADR 0122). */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** The program of this machine's Chromium: MIJN_CHROMIUM, else the first one found. */
export function installedChromium(): string | undefined {
  return process.env['MIJN_CHROMIUM'] || [...onPath(names), ...elsewhere].find(isProgram);
}

/** The program of this machine's Chromium without windows. */
export function installedShell(): string | undefined {
  return onPath(shellNames).find(isProgram);
}

/** Whether tests run in the Chromium that people have: in full counts, and where MIJN_CHROMIUM chooses one. */
export function wantsWholeBrowser(): boolean {
  return Boolean(process.env['MIJN_CHROMIUM'] || process.env['E2E_FULL']);
}

/** In which Chromium tests run that need no window: the one without, where there is one. */
export function quickChromium(): string | undefined {
  return wantsWholeBrowser() ? installedChromium() : (installedShell() ?? installedChromium());
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
