import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium.ts';
import { root, runNode } from './run.ts';
import type { Step } from './steps.ts';
import { failure, honest, single, type Tally } from './tally.ts';

type VitestTest = { status: string; fullName: string; failureMessages: string[] };
type VitestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: VitestTest[];
};
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: VitestFile[];
};

/** Unit, component and integration tests, counted one by one. */
export const vitestStep: Step = {
  name: 'unit and integration tests',
  run: async () => {
    const chromium = await findChromium();
    if (!chromium) return single(false);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'mijn-vitest-'));
    const file = path.join(folder, 'report.json');
    const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    const env = { MIJN_CHROMIUM: chromium };
    const code = await runNode('node_modules/vitest/vitest.mjs', args, { env });
    const tally = honest(readReport(file), code);
    rmSync(folder, { recursive: true, force: true });
    return tally;
  },
};

function readReport(file: string): Tally {
  try {
    const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
      failures: report.testResults.flatMap(failuresOf),
    };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

function failuresOf({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [failure(file, message)];
  return failed.map(({ fullName, failureMessages }) =>
    failure(`${file} › ${fullName}`, failureMessages.join('\n')),
  );
}
