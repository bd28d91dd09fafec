import { slowTests } from './slowTests.ts';

/**
 * From so many seconds on a file belongs among the slow ones: twice what the table begins at, as a machine is busy now
 * and then.
 */
export const slowFrom = 6;

/** Who may see whose data, and what a payment and a withdrawal do, runs for every commit, long as it takes (ADR 0075). */
const always = /\/access\/|\/betalingen\/betaling\.test|\/withdraw\/withdraw\.test/;

/** A test file of a run: its path in the clone, and when it began and ended, in milliseconds. */
export interface TimedFile {
  readonly file: string;
  readonly began: number;
  readonly ended: number;
}

/**
 * The files that took long and are not among the slow ones (`slowTests.ts`), the longest first: until they are, they
 * run for every commit. Those that are to do that are left out.
 * @param known the slow ones, with their seconds
 * @returns a line each, with whole seconds; none where all is known
 */
export function newlySlow(
  files: readonly TimedFile[],
  known: Readonly<Record<string, number>> = slowTests,
): string[] {
  return files
    .map(({ file, began, ended }) => ({ file, seconds: Math.round((ended - began) / 1000) }))
    .filter(
      ({ file, seconds }) => seconds >= slowFrom && known[file] === undefined && !always.test(file),
    )
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ file, seconds }) => `slow and not in tools/test/slowTests.ts: ${file}, ${seconds} s`);
}
