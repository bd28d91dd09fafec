import { defineConfig } from '@playwright/test';
import { extensionJourneys } from './extensionJourneys.ts';
import { quickBrowser } from './support/browsers.ts';
import { isCoreOnly } from './worldProcess.ts';

/** An insurer with the core of the contract only has nothing to show for an extension. */
const leftOut = isCoreOnly ? [/@extension/] : [];

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.e2e.ts',
  // `engines.e2e.ts` drives Firefox and WebKit as they are installed, by their own protocols.
  projects: [
    { name: 'chromium', grepInvert: [/Firefox|WebKit/, ...leftOut] },
    { name: 'firefox', testMatch: '**/engines.e2e.ts', grep: /Firefox/, grepInvert: leftOut },
    { name: 'webkit', testMatch: '**/engines.e2e.ts', grep: /WebKit/, grepInvert: leftOut },
  ],
  ...(isCoreOnly && {
    testIgnore: Object.keys(extensionJourneys).map((name) => `**/${name}.e2e.ts`),
  }),
  globalSetup: './globalSetup.ts',
  outputDir: '../var/e2e',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: quickBrowser,
    // A journey that is about the service worker allows it: in the others routes see every request.
    serviceWorkers: 'block',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    // A trace of every test costs more than the test; ask for one with --trace on.
    trace: 'off',
  },
});
