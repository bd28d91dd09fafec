import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findTestChromium } from './chromium.ts';
import { failedTestsVariable } from './failedTests.ts';
import { runsInFull } from './fullCounts.ts';
import { newlySlow } from './newlySlow.ts';
import { root, runNode } from './run.ts';
import type { TestStep } from './testStep.ts';
import { failure, honest, single, type Tally } from './tally.ts';

type VitestTest = { status: string; fullName: string; failureMessages: string[] };
type VitestFile = {
  name: string;
  status: string;
  message: string;
  startTime: number;
  endTime: number;
  assertionResults: VitestTest[];
};
type FailedLine = { file: string; name: string; messages: string[] };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: VitestFile[];
};

/** Unit, component and integration tests, counted one by one. */
export const vitestStep: TestStep = {
  name: 'unit and integration tests',
  run: async () => {
    if (!(await findTestChromium())) return single(false);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'mijn-vitest-'));
    const file = path.join(folder, 'report.json');
    const asTheyCome = path.join(folder, 'failed.jsonl');
    const args = ['run', `--outputFile.json=${file}`];
    const env = { [failedTestsVariable]: asTheyCome };
    const code = await runNode('node_modules/vitest/vitest.mjs', args, { env });
    const tally = honest(readReport(file) ?? readFailures(asTheyCome), code);
    rmSync(folder, { recursive: true, force: true });
    return tally;
  },
};

const relative = (file: string): string => path.relative(root, file).split(path.sep).join('/');

/** Undefined where the run was broken off before it wrote one. */
function readReport(file: string): Tally | undefined {
  try {
    const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
    const timed = report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(name),
      began: startTime,
      ended: endTime,
    }));
    // In full counts all proofs take long.
    if (!runsInFull(process.env)) console.log(newlySlow(timed).join('\n'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
      failures: report.testResults.flatMap(failuresOf),
    };
  } catch {
    return undefined;
  }
}

/** What is known of a run that was broken off: what had failed until then. */
function readFailures(file: string): Tally {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const failures = lines.filter(Boolean).map((line) => {
    const { file: name, name: test, messages }: FailedLine = JSON.parse(line);
    return failure(`${relative(name)} › ${test}`, messages.join('\n'));
  });
  const brokenOff = failure('vitest', 'The run was broken off before its end.');
  return { passed: 0, failed: failures.length, skipped: 0, failures: [...failures, brokenOff] };
}

function failuresOf({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = relative(name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [failure(file, message)];
  return failed.map(({ fullName, failureMessages }) =>
    failure(`${file} › ${fullName}`, failureMessages.join('\n')),
  );
}
