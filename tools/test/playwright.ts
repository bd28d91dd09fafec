import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findTestChromium } from './chromium.ts';
import { runNode } from './run.ts';
import type { Step } from './steps.ts';
import { failure, honest, single, type Tally } from './tally.ts';

type Suite = { suites?: Suite[]; specs?: Spec[] };
type Spec = {
  title: string;
  file: string;
  line: number;
  tests: { results: { status: string; error?: { message?: string } }[] }[];
};
type PlaywrightReport = Suite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** A run of the journeys in a real Chromium, counted one by one; `more` are environment variables for it. */
function journeys(name: string, more: NodeJS.ProcessEnv = {}): Step {
  return {
    name,
    run: async () => {
      if (!(await findTestChromium())) return single(false);
      const folder = mkdtempSync(path.join(os.tmpdir(), 'mijn-playwright-'));
      const file = path.join(folder, 'report.json');
      const args = ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json'];
      const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...more };
      const code = await runNode('node_modules/@playwright/test/cli.js', args, { env });
      const tally = honest(readReport(file), code);
      rmSync(folder, { recursive: true, force: true });
      return tally;
    },
  };
}

/** All journeys. */
export const playwrightStep = journeys('end-to-end tests');

/** Those that are not about an extension of the contract, at an insurer without any; each once, not in full counts. */
export const coreOnlyStep = journeys('end-to-end tests with the core only', {
  E2E_CORE: '1',
  E2E_FULL: undefined,
});

function readReport(file: string): Tally {
  try {
    const report: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
    const { stats } = report;
    // A test that fails first and passes later is not to be trusted.
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      failures: specsOf(report).flatMap(failuresOf),
    };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failuresOf({ title, file, line, tests }: Spec): string[] {
  const results = tests.flatMap((test) => test.results);
  const failed = results.find(({ status }) => status !== 'passed' && status !== 'skipped');
  if (!failed) return [];
  return [failure(`${file}:${line} › ${title}`, failed.error?.message ?? failed.status)];
}
