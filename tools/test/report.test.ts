import { expect, test } from 'vitest';
import { chooseSteps, exitCodeOf, failureLines, sampleLines, stepLine } from './report.ts';
import { single, type Tally } from './tally.ts';

const tally: Tally = { passed: 12, failed: 0, skipped: 0 };
const steps = ['types of the client', 'types of the servers', 'lint', 'borders'].map((name) => ({
  name,
  run: () => Promise.resolve(single(true)),
}));
const chosen = (...words: string[]) => chooseSteps(steps, words).map(({ name }) => name);

test('without a word every step runs, in its order', () => {
  expect(chosen()).toEqual(['types of the client', 'types of the servers', 'lint', 'borders']);
});

test('a word chooses the steps whose name contains it, whatever the order of the words', () => {
  expect(chosen('types')).toEqual(['types of the client', 'types of the servers']);
  expect(chosen('borders', 'client')).toEqual(['types of the client', 'borders']);
  expect(chosen('nothing is called so')).toEqual([]);
});

test('a step is told in a line; what was skipped only where something was', () => {
  expect(stepLine('lint', tally, 1_250)).toBe('lint: 12 passed, 0 failed (1.3 s)');
  expect(stepLine('journeys', { ...tally, failed: 1, skipped: 3 }, 60_000)).toBe(
    'journeys: 12 passed, 1 failed, 3 skipped (60.0 s)',
  );
});

test('a sample says how it is run again, and how all of it; a whole run has nothing to say', () => {
  expect(sampleLines('abc')).toEqual([
    'sample abc: again with TEST_SAMPLE=abc, all of it with TEST_SAMPLE=all',
  ]);
  expect(sampleLines('all')).toEqual([]);
});

test('what failed is said once more, of all steps together', () => {
  expect(failureLines([tally, single(false)])).toEqual([]);
  const two: Tally[] = [
    { ...tally, failed: 1, failures: ['a.test.ts › it holds'] },
    { ...tally, failed: 1, failures: ['b.e2e.ts:3 › it is paid'] },
  ];
  expect(failureLines(two)).toEqual([
    '\nFailed:\n\na.test.ts › it holds\n\nb.e2e.ts:3 › it is paid',
  ]);
});

test('only a whole run without a failure has passed', () => {
  expect(exitCodeOf(tally, false)).toBe(0);
  expect(exitCodeOf({ ...tally, failed: 1 }, false)).toBe(1);
  expect(exitCodeOf(tally, true)).toBe(1);
});
