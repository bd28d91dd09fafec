import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { root } from './run.ts';

/** The environment variable that says which sample is taken: its seed, or `all`. */
export const sampleVariable = 'TEST_SAMPLE';
/** What it says where nothing is left out. */
export const everything = 'all';

/** Of the slow files `npm test` takes so many seconds of work, of the journeys this share. */
export const [slowSeconds, journeyShare] = [60, 0.08];

/** A test that may be left to another commit. */
export interface Candidate {
  readonly file: string;
  /** What it is called in its file. */
  readonly title: string;
  /** Whether it runs whatever the seed. */
  readonly always: boolean;
}

/** Between 0 and 1, the same for the same words. */
function draw(...words: readonly string[]): number {
  const hash = createHash('sha256').update(words.join('\n')).digest();
  return hash.readUInt32BE() / 2 ** 32;
}

/**
 * Of each file's tests its share, rounded up or down by lot, so that over all files the share is kept and
 * none is always left out; and whatever always runs.
 * @param share between 0 and 1
 */
export function chooseTests<T extends Candidate>(
  candidates: readonly T[],
  seed: string,
  share: number,
): T[] {
  const byFile = Map.groupBy(candidates, ({ file }) => file);
  return [...byFile].flatMap(([file, tests]) => {
    const rest = tests
      .filter(({ always }) => !always)
      .toSorted((a, b) => draw(seed, file, a.title) - draw(seed, file, b.title));
    const chosen = rest.slice(0, Math.floor(rest.length * share + draw(seed, file)));
    return [...tests.filter(({ always }) => always), ...chosen];
  });
}

/**
 * Files by lot, each with the same chance, that take about so many seconds together.
 * @param files how many seconds each takes
 */
export function chooseFiles(
  files: Readonly<Record<string, number>>,
  seed: string,
  seconds: number,
): Set<string> {
  const all = Object.values(files).reduce((sum, takes) => sum + takes, 0);
  return new Set(Object.keys(files).filter((file) => draw(seed, file) < seconds / all));
}

/** The environment in which everything runs: a test by hand, and `npm run prove`. */
export function isWhole(environment: NodeJS.ProcessEnv): boolean {
  const seed = environment[sampleVariable];
  return seed === undefined || seed === everything;
}

/** The seed of a run: as it is set, else the commit, so that each takes another sample and the same one again. */
export function seedOfRun(environment: NodeJS.ProcessEnv): string {
  const given = environment[sampleVariable];
  if (given) return given;
  try {
    const args = ['rev-parse', '--short=12', 'HEAD'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    // A copy without its history.
    return 'no commit';
  }
}
