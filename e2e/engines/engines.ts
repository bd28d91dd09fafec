import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { chromiumArguments, installedChromium } from '@mijn/dev-env/chromium';
import { chromium } from '@playwright/test';
import type { Loading, RunningEngine } from './engineScreen.ts';
import { startFirefox } from './firefox.ts';
import { openLine } from './line.ts';
import { playwrightScreen } from './playwrightScreen.ts';
import { startWebkit } from './webkit.ts';

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  /**
   * @param loading how long its screens wait when they open an address; by default for the whole document
   */
  start(loading?: Loading): Promise<RunningEngine>;
}

function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.flatMap((folder) => globSync(names.map((name) => path.join(folder, name))))[0];
}

// Playwright needs `network.addDataCollector`.
const oldestFirefox = 143;

function drivableFirefox(): string | undefined {
  const program = onPath('firefox-esr', 'firefox');
  if (!program) return undefined;
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout)?.[0]) >= oldestFirefox ? program : undefined;
}

async function startChromium(executablePath: string, loading: Loading): Promise<RunningEngine> {
  const line = await openLine();
  // By default browsers bypass a proxy for localhost.
  const proxy = { server: `http://127.0.0.1:${line.port}`, bypass: '<-loopback>' };
  const browser = await chromium.launch({ executablePath, args: chromiumArguments, proxy });
  return {
    line,
    newScreen: async () =>
      playwrightScreen(await browser.newPage({ serviceWorkers: 'allow' }), loading),
    close: async () => {
      await browser.close();
      await line.close();
    },
  };
}

/**
 * Returns the engines of this machine; Debian's packages are firefox-esr (its security updates), and
 * webkit2gtk-driver with xvfb.
 */
export function installedEngines(): Engine[] {
  const chromiumProgram = installedChromium();
  const firefoxProgram = drivableFirefox();
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');
  const engines: Engine[] = [];
  const add = (name: Engine['name'], start: (loading: Loading) => Promise<RunningEngine>) => {
    engines.push({ name, start: (loading = 'whole') => start(loading) });
  };
  if (chromiumProgram) add('Chromium', (loading) => startChromium(chromiumProgram, loading));
  if (firefoxProgram) add('Firefox', (loading) => startFirefox(firefoxProgram, loading));
  if (driver && display && browser) {
    add('WebKit', (loading) => startWebkit({ driver, display, browser }, loading));
  }
  return engines;
}
