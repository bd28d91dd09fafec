import { defineConfig } from '@playwright/test';
import { extensionJourneys } from './extensionJourneys.ts';
import { quickBrowser } from './support/browsers.ts';
import { isCoreOnly } from './worldProcess.ts';

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.e2e.ts',
  ...(isCoreOnly && {
    testIgnore: Object.keys(extensionJourneys).map((name) => `**/${name}.e2e.ts`),
    grepInvert: /@extension/,
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
