import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** Where the failures go, one JSON line each. */
export const failedTestsVariable = 'MIJN_FAILED_TESTS';

/**
 * Writes each failure down as it comes: the report comes at the end, and a run of an hour that is broken off
 * would leave nothing.
 */
export class FailedTests implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const file = process.env[failedTestsVariable];
    const { state, errors = [] } = test.result();
    if (state !== 'failed' || !file) return;
    const messages = errors.map(({ message, diff }) => [message, diff ?? ''].join('\n').trim());
    const line = { file: test.module.moduleId, name: test.fullName, messages };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  }
}
