import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}

/** Adds up the counts of several steps. */
export function addUp(results: readonly Result[]): { passed: number; failed: number } {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, one) => total + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** Formats all failures for the end of the output; empty if all passed. */
export function failureLines(results: readonly Result[]): string[] {
  const failures = results.flatMap((result) => result.failures);
  return failures.length > 0 ? ['\nFailed:\n', failures.join('\n\n')] : [];
}

function failure(title: string, message: string): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 12);
  return [title, ...lines.map((line) => `    ${line.slice(0, 300)}`)].join('\n');
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Parses Vitest's JSON report. A file that cannot be loaded counts as a failed test. */
export function fromVitest(json: string, root: string): Result {
  const report: VitestReport = JSON.parse(json);
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failure(file, message)];
    return failed.map((test) =>
      failure(`${file} › ${test.fullName}`, test.failureMessages.join('\n')),
    );
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { status: string; error?: { message?: string } }[] }[];
  }[];
}

function specsOf({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Parses Playwright's JSON report. A test that passes on retry counts as failed. */
export function fromPlaywright(json: string): Result {
  const report: Suite & { errors?: { message?: string }[]; stats: { expected: number } } =
    JSON.parse(json);
  const failures = specsOf(report).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const error = results.find((result) => result.error)?.error?.message;
        return failure(`${file}:${line} › ${title}`, error ?? 'failed');
      }),
  );
  const errors = (report.errors ?? []).map(({ message = '' }) => failure('journeys', message));
  const all = [...failures, ...errors];
  return { passed: report.stats.expected, failed: all.length, failures: all };
}
