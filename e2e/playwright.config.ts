import { defineConfig } from '@playwright/test';
import { quickBrowser } from './support/browsers.ts';

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.e2e.ts',
  // `engines.e2e.ts` drives the installed Firefox and WebKit with their own protocols.
  projects: [
    { name: 'chromium', grepInvert: /Firefox|WebKit/ },
    { name: 'firefox', testMatch: '**/engines.e2e.ts', grep: /Firefox/ },
    { name: 'webkit', testMatch: '**/engines.e2e.ts', grep: /WebKit/ },
  ],
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
    // Journeys about the service worker allow it; otherwise routes intercept every request.
    serviceWorkers: 'block',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    // A trace costs more than the test; request it with --trace on.
    trace: 'off',
  },
});
