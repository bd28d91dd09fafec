// Rules by group, chosen with `npm run mutate -- <group>`; all by default.
const groups = {
  access: ['apps/provider/src/access/*.rules.ts'],
  money: [
    'packages/domain/src/money.ts',
    'packages/domain/src/betaalgemak.ts',
    'packages/domain/src/betalingskenmerk.ts',
    'packages/domain/src/incassokosten.ts',
  ],
  judging: ['apps/provider/src/assess/**/*.ts'],
  payments: [
    'apps/provider/src/betalingen/*.rules.ts',
    'apps/provider/src/betalingen/parts.ts',
    'apps/provider/src/facturen/issue/*.rules.ts',
    'apps/provider/src/facturen/*.rules.ts',
    'apps/provider/src/clock/*.rules.ts',
  ],
};
const asked = process.env.MUTATE_GROUP;
const files = asked ? (groups[asked] ?? []) : Object.values(groups).flat();

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  packageManager: 'npm',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/audit/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Mutants of values computed on import are left out: each such mutant runs every test in a fresh process, 97 % of the time.
  ignoreStatic: true,
  mutate: [...files, '!**/*.test.ts', '!**/*.testing.ts'],
  ignorePatterns: ['var', 'dist', 'apps/native', 'apps/client', 'packages/ui', 'docs', 'e2e'],
  tempDirName: 'var/stryker',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'var/proofs/mutation.json' },
  clearTextReporter: { allowColor: false, reportTests: false },
  // docs/quality.md, House.
  thresholds: { high: 90, low: 85, break: 85 },
};
