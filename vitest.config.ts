import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumArguments, quickChromium } from '@mijn/dev-env/chromium';
import { FailedTests, failedTestsVariable } from './tools/test/failedTests.ts';
import { runsInFull } from './tools/test/fullCounts.ts';
import { LongestFirst } from './tools/test/longestFirst.ts';
import { browserTests, pureTests, serverTests } from './tools/test/kinds.ts';
import { leftToOtherCommits } from './tools/test/leftOut.ts';

const executablePath = quickChromium();

export default defineConfig({
  test: {
    environment: 'node',
    exclude: [...configDefaults.exclude, ...leftToOtherCommits(process.env)],
    testTimeout: runsInFull(process.env) ? 600_000 : 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // As `npm test` runs them: told in dots, counted from a report, failures kept as they come.
    ...(process.env[failedTestsVariable] && { reporters: ['dot', 'json', new FailedTests()] }),
    projects: [
      { extends: true, test: { name: 'pure', include: pureTests(), isolate: false } },
      {
        extends: true,
        test: {
          name: 'servers',
          include: serverTests(),
          isolate: false,
          globalSetup: ['dev-env/src/globalSetup.ts'],
        },
      },
      {
        extends: true,
        // Found while tests run, a dependency would load the page anew below them.
        optimizeDeps: {
          include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
        },
        test: {
          name: 'browser',
          include: [browserTests],
          setupFiles: ['packages/ui/src/loadFont.testing.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
              actionTimeout: 10_000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
