export interface Result {
  readonly passed: number;
  readonly failed: number;
}

/** Adds up the counts of several steps. */
export function addUp(results: readonly Result[]): Result {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, one) => total + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** Reads the counts of Vitest's JSON report. A file that cannot be loaded counts as a failed test. */
export function fromVitest(json: string): Result {
  const report: {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: { status: string }[] }[];
  } = JSON.parse(json);
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

/** Reads the counts of Playwright's JSON report. A test that passes on retry counts as failed. */
export function fromPlaywright(json: string): Result {
  const { errors, stats }: PlaywrightReport = JSON.parse(json);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

interface PlaywrightReport {
  /** Errors outside tests, such as in the setup. */
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number };
}
