import { describe, expect, it } from 'vitest';
import { addUp, failureLines, fromPlaywright, fromVitest } from './results.ts';

const vitestReport = (testResults: unknown[], passed = 0) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: 0, testResults });
const spec = (status: string) => ({
  title: 'pays',
  file: 'pay.e2e.ts',
  line: 3,
  tests: [{ status, results: [{ status, error: { message: 'timed out' } }] }],
});
const journeyReport = (status: string, errors: unknown[] = []) =>
  JSON.stringify({
    suites: [{ suites: [{ specs: [spec(status)] }] }],
    errors,
    stats: { expected: 1 },
  });

it('adds up the counts of all steps', () => {
  const one = { passed: 3, failed: 1, failures: ['a'] };
  expect(addUp([one, { passed: 1, failed: 0, failures: [] }])).toEqual({ passed: 4, failed: 1 });
});

it('lists failures only if there are any', () => {
  expect(failureLines([{ passed: 1, failed: 0, failures: [] }])).toEqual([]);
  expect(failureLines([{ passed: 1, failed: 1, failures: ['a'] }]).join('\n')).toContain('a');
});

describe('fromVitest', () => {
  it('returns the title and first lines of each failed test, without colors', () => {
    const message = `\u001B[31mexpected 1\u001B[39m\n${'at there\n'.repeat(40)}`;
    const test = { status: 'failed', fullName: 'adds', failureMessages: [message] };
    const { passed, failed, failures } = fromVitest(
      vitestReport(
        [{ name: '/r/a.test.ts', status: 'failed', message: '', assertionResults: [test] }],
        2,
      ),
      '/r',
    );
    expect([passed, failed]).toEqual([2, 1]);
    const lines = failures[0]?.split('\n') ?? [];
    expect(lines.slice(0, 2)).toEqual(['a.test.ts › adds', '    expected 1']);
    expect(lines).toHaveLength(13);
  });

  it('counts a file that cannot be loaded as a failure', () => {
    const file = {
      name: '/r/a.test.ts',
      status: 'failed',
      message: 'no such',
      assertionResults: [],
    };
    expect(fromVitest(vitestReport([file]), '/r')).toEqual({
      passed: 0,
      failed: 1,
      failures: ['a.test.ts\n    no such'],
    });
  });
});

describe('fromPlaywright', () => {
  it.each(['unexpected', 'flaky'])('counts a test that is %s as failed', (status) => {
    expect(fromPlaywright(journeyReport(status))).toEqual({
      passed: 1,
      failed: 1,
      failures: ['pay.e2e.ts:3 › pays\n    timed out'],
    });
  });

  it.each(['expected', 'skipped'])('does not count a test that is %s as failed', (status) => {
    expect(fromPlaywright(journeyReport(status)).failed).toBe(0);
  });

  it('counts an error outside tests, such as in the setup', () => {
    expect(fromPlaywright(journeyReport('expected', [{ message: 'no world' }])).failed).toBe(1);
  });
});
