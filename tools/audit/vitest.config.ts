import { defineConfig } from 'vitest/config';

/** The tests of the pure rules alone: each mutant is run against them. */
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
