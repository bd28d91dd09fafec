import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumArguments, quickChromium } from '@mijn/dev-env/chromium';

const executablePath = quickChromium();
const isProof = process.env['PROVE'] !== undefined;
const globalSetup = ['dev-env/src/globalSetup.ts'];

/*
 * The kind of a test is in its name: `*.test.ts(x)` needs functions only, `*.db.test.ts` servers, PostgreSQL or other
 * processes, `*.browser.test.tsx` a browser. `*.proof.test.ts` takes long, and runs in `npm run prove` only.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // Stops a test that hangs. A slow machine needs 20 s for some.
    testTimeout: isProof ? 600_000 : 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/*.{db,browser,proof}.test.{ts,tsx}'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'db', include: ['**/*.db.test.ts'], isolate: false, globalSetup },
      },
      {
        extends: true,
        test: {
          name: 'proof',
          include: ['**/*.proof.test.ts'],
          isolate: false,
          globalSetup,
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        // A dependency that is found while tests run would reload the page below them.
        optimizeDeps: {
          include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
        },
        test: {
          name: 'browser',
          include: ['**/*.browser.test.tsx'],
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
