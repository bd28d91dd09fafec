import {
  chromiumArguments,
  installedChromium,
  lightArguments,
  quickChromium,
  needsFullChromium,
} from '@mijn/dev-env/chromium';
import type { LaunchOptions } from '@playwright/test';

function launchWith(program: string | undefined, more: readonly string[]): LaunchOptions {
  return {
    ...(program && { executablePath: program }),
    args: [...chromiumArguments, ...more],
    // Playwright disables the back/forward cache, which people have, also after signing out.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}

/** Launch options for most journeys (ADR 0122). */
export const quickBrowser = launchWith(quickChromium(), needsFullChromium() ? [] : lightArguments);

/** Launch options for journeys that need a window, such as for notifications. */
export const wholeBrowser = launchWith(installedChromium(), []);
