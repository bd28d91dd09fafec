import { expect, it } from 'vitest';
import { addUp, fromPlaywright, fromVitest } from './results.ts';

it('adds up the counts of all steps', () => {
  const results = [
    { passed: 3, failed: 1 },
    { passed: 1, failed: 0 },
  ];
  expect(addUp(results)).toEqual({ passed: 4, failed: 1 });
});

it("counts Vitest's failed tests, and files that cannot be loaded", () => {
  const testResults = [
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, testResults };
  expect(fromVitest(JSON.stringify(report))).toEqual({ passed: 2, failed: 2 });
});

it("counts Playwright's unexpected and flaky tests, and errors outside tests", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 4 };
  const report = { errors: [{ message: 'no world' }], stats };
  expect(fromPlaywright(JSON.stringify(report))).toEqual({ passed: 5, failed: 3 });
});
