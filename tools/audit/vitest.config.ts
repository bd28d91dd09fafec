import { defineConfig } from 'vitest/config';

/** Runs only the tests of the pure rules, against each mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'packages/domain/src/*.test.ts',
      'apps/provider/src/**/*.rules.test.ts',
      'apps/provider/src/assess/**/*.test.ts',
      'apps/provider/src/betalingen/parts.test.ts',
    ],
  },
});
