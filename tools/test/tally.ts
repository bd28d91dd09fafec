import { stripVTControlCharacters } from 'node:util';

/**
 * What a step of `npm test` found. `skipped` is told but counts as neither; `failures` says of each
 * failed test where it stands and how it failed, to be said once more at the end.
 */
export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  failures?: readonly string[];
};

/** Adds up what several steps found. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** One check that either holds or does not. */
export function single(holds: boolean): Tally {
  return holds ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** A test run that ended badly without a failed test (it broke down before or after) failed once. */
export function honest(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** One failed test in a few lines: where it stands, and the beginning of what it said. */
export function failure(title: string, message: string): string {
  const said = stripVTControlCharacters(message).split('\n').slice(0, 12);
  return [title, ...said.map((line) => `    ${line.slice(0, 300)}`)].join('\n');
}
