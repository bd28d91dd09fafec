import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findTestChromium } from './chromium.ts';
import { fromPlaywright, fromVitest, type Result } from './results.ts';
import { runNode } from './run.ts';

/** A step of `npm test`. It prints its findings, and returns the counts. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<Result>;
}

const tsc = 'node_modules/typescript7/bin/tsc';
const knip = 'node_modules/knip/bin/knip.js';

const checks: readonly (readonly [name: string, program: string, ...args: string[]])[] = [
  ['types of the servers', tsc, '-p', 'tsconfig.json'],
  ['types of the client', tsc, '-p', 'apps/client/tsconfig.json'],
  ['types of the service worker', tsc, '-p', 'apps/client/src/worker/tsconfig.json'],
  ['types of the journeys', tsc, '-p', 'e2e/tsconfig.json'],
  ['types of the measurements', tsc, '-p', 'tools/measure/tsconfig.json'],
  ['types of the set-up', tsc, '-p', 'tools/setup/tsconfig.json'],
  ['lint', 'node_modules/oxlint/bin/oxlint', '--type-aware'],
  ['format', 'node_modules/oxfmt/bin/oxfmt', '--check', '.'],
  [
    'imports',
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config=.dependency-cruiser.mjs',
    'apps',
    'packages',
    'dev-env',
    'e2e',
    'tools',
  ],
  ['spelling', 'node_modules/cspell/bin.mjs', '--no-progress'],
  ['dead code', knip, '--no-progress'],
  [
    'dead code without tests',
    knip,
    '--production',
    '--no-progress',
    '--config',
    'knip.production.config.ts',
  ],
  ['GraphQL schema', 'apps/gateway/tools/writeSchema.ts', '--check'],
  ['texts', 'apps/client/tools/texts.ts', '--check'],
];

const failedOnce: Result = { passed: 0, failed: 1 };

/** Checks that pass or fail as a whole. */
export const staticChecks: readonly Step[] = checks.map(([name, program, ...args]) => ({
  name,
  run: async () => {
    const isPassed = (await runNode(program, args, { heading: name })) === 0;
    return isPassed ? { passed: 1, failed: 0 } : failedOnce;
  },
}));

const isProof = process.env['PROVE'] !== undefined;

const projects = ['pure', 'db', 'browser', ...(isProof ? ['proof'] : [])];
const journeys = isProof ? [] : ['--project=chromium', '--grep=@main'];

/** Test runs. */
export const testRuns: readonly Step[] = [
  testRun('unit and integration tests', fromVitest, (report) =>
    runNode('node_modules/vitest/vitest.mjs', [
      'run',
      ...projects.map((name) => `--project=${name}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]),
  ),
  testRun('end-to-end tests', fromPlaywright, (report) =>
    runNode(
      'node_modules/@playwright/test/cli.js',
      ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...journeys],
      { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
    ),
  ),
];

function testRun(
  name: string,
  read: (report: string) => Result,
  run: (report: string) => Promise<number>,
): Step {
  return {
    name,
    run: async () => {
      console.log(`\n— ${name}`);
      if (!(await findTestChromium())) return failedOnce;
      const folder = mkdtempSync(path.join(os.tmpdir(), 'mijn-test-'));
      const file = path.join(folder, 'report.json');
      try {
        const exitCode = await run(file);
        const result = read(readFileSync(file, 'utf8'));
        if (exitCode === 0 || result.failed > 0) return result;
        console.log(`${name}: ended with exit code ${exitCode}`);
        return { ...result, failed: 1 };
      } catch (error) {
        console.log(`${name}: ended without a report`, error);
        return failedOnce;
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
