import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages,dev-env,tools}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: ['dev-env/src/globalSetup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
