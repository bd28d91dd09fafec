import type { KnipConfig } from 'knip';

/** Tests, what helps them, and what only they drive. */
const forTests =
  /\.(test|testing|e2e)\.tsx?$|\/e2e\/|\/dev-env\/src\/(journeys|oracle|test|whole)\//;

/** Finds exports that only tests use. */
const withoutTests = (text: string, file: string) => (forTests.test(file) ? '' : text);

/**
 * What is dead once tests are left out: code that only a test uses is either no longer needed, or is help for tests
 * and called so (`*.testing.ts`). `knip.json` finds what nobody uses at all.
 */
const config: KnipConfig = {
  include: ['files', 'exports'],
  includeEntryExports: true,
  ignoreExportsUsedInFile: true,
  // Programs that build, check and drive the app are not part of it.
  ignore: [
    '**/generated/**',
    '**/*.testing.{ts,tsx}',
    '**/tools/**',
    'tools/**',
    'e2e/**',
    'dev-env/**',
    '**/*.config.ts',
    '**/*.d.mts',
  ],
  compilers: { ts: withoutTests, tsx: withoutTests },
  workspaces: {
    '.': {
      entry: ['tools/*/main.ts!', 'tools/test/prove.ts!', 'tools/*.ts!', 'tools/setup/*.mjs!'],
    },
    'apps/client': { entry: ['tools/*.ts!', 'src/main.tsx!', 'src/server/entry-server.ts!'] },
    'apps/gateway': { entry: ['tools/*.ts!'] },
    'apps/simulators': { entry: ['src/**/create*.ts!'] },
    'packages/ui': { entry: ['tools/*.ts!'] },
    'dev-env': { entry: ['src/main.ts!'] },
    'tools/measure': { entry: ['src/bench.ts!', 'src/floorClient.ts!'] },
  },
};

export default config;
