import { expect, test } from 'vitest';
import { failure, honest, single, sum } from './tally.ts';

test('the last line adds up what every step found', () => {
  expect(sum([single(true), single(false), { passed: 3, failed: 1, skipped: 2 }])).toEqual({
    passed: 4,
    failed: 2,
    skipped: 2,
  });
});

test('a run that breaks down without a failed test counts as one failure', () => {
  const none = { passed: 5, failed: 0, skipped: 0 };
  expect(honest(none, 1).failed).toBe(1);
  expect(honest(none, 0).failed).toBe(0);
});

test('a failed test is said again in a few plain lines', () => {
  const message = `\u001B[31mexpected 1\u001B[39m\n${'at there\n'.repeat(40)}`;
  const said = failure('money.test.ts › adds', message).split('\n');
  expect(said[0]).toBe('money.test.ts › adds');
  expect(said[1]).toBe('    expected 1');
  expect(said.length).toBe(13);
});
