import {
  chromiumArguments,
  installedChromium,
  lightArguments,
  quickChromium,
  wantsWholeBrowser,
} from '@mijn/dev-env/chromium';
import type { LaunchOptions } from '@playwright/test';

function launchWith(program: string | undefined, more: readonly string[]): LaunchOptions {
  return {
    ...(program && { executablePath: program }),
    args: [...chromiumArguments, ...more],
    // Playwright switches the back/forward cache off; people have it, also after signing out.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}

/** How the Chromium of most journeys is started (ADR 0122). */
export const quickBrowser = launchWith(quickChromium(), wantsWholeBrowser() ? [] : lightArguments);

/** How that of a journey is started that needs what only a window has, such as notifications. */
export const wholeBrowser = launchWith(installedChromium(), []);
