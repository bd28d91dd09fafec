import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findTestChromium } from './chromium.ts';
import { runNode } from './run.ts';
import { type Candidate, chooseTests, isWhole, journeyShare, seedOfRun } from './sample.ts';
import type { TestStep } from './testStep.ts';
import { failure, honest, single, type Tally } from './tally.ts';

type Contents = { suites?: Suite[]; specs?: Spec[] };
type Suite = Contents & { title: string };
type Spec = {
  title: string;
  file: string;
  tags: string[];
  line: number;
  tests: { results: { status: string; error?: { message?: string } }[] }[];
};
type PlaywrightReport = Contents & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

function playwright(args: string[], env: NodeJS.ProcessEnv, silent = false): Promise<number> {
  const all = ['test', '--config=e2e/playwright.config.ts', ...args];
  return runNode('node_modules/@playwright/test/cli.js', all, { env, silent });
}

/** A run of the journeys in a real Chromium, counted one by one; `more` are environment variables for it. */
function journeys(name: string, more: NodeJS.ProcessEnv = {}): TestStep {
  return {
    name,
    run: async () => {
      if (!(await findTestChromium())) return single(false);
      const folder = mkdtempSync(path.join(os.tmpdir(), 'mijn-playwright-'));
      const file = path.join(folder, 'report.json');
      const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...more };
      const only = isWhole(process.env) ? [] : [`--test-list=${await writeSample(folder, env)}`];
      const code = await playwright(['--reporter=list,json', ...only], env);
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

/** The journeys of this commit's sample, as a file for Playwright. Whoever bears `@always` is in each. */
async function writeSample(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  const all = path.join(folder, 'all.json');
  await playwright(
    ['--list', '--reporter=json'],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: all },
    true,
  );
  const { suites = [] }: PlaywrightReport = JSON.parse(readFileSync(all, 'utf8'));
  const found = suites.flatMap((suite) => candidatesOf(suite));
  const chosen = chooseTests(found, seedOfRun(process.env), journeyShare);
  console.log(`${chosen.length} of ${found.length} journeys, as this commit has it (ADR 0075)`);
  const list = path.join(folder, 'sample.txt');
  writeFileSync(list, chosen.map(({ file, title }) => `${file} › ${title}`).join('\n'));
  return list;
}

function candidatesOf(
  { specs = [], suites = [] }: Suite,
  above: readonly string[] = [],
): Candidate[] {
  const here = specs.map(({ file, title, tags }) => ({
    file,
    title: [...above, title].join(' › '),
    always: tags.includes('always'),
  }));
  return [...here, ...suites.flatMap((suite) => candidatesOf(suite, [...above, suite.title]))];
}

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

function specsOf({ specs = [], suites = [] }: Contents): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failuresOf({ title, file, line, tests }: Spec): string[] {
  const results = tests.flatMap((test) => test.results);
  const failed = results.find(({ status }) => status !== 'passed' && status !== 'skipped');
  if (!failed) return [];
  return [failure(`${file}:${line} › ${title}`, failed.error?.message ?? failed.status)];
}
