import { expect, test } from 'vitest';
import { newlySlow, slowFrom } from './newlySlow.ts';

const took = (file: string, seconds: number) => ({
  file,
  began: 5_000,
  ended: 5_000 + seconds * 1000,
});

test('a file that became slow is named, the slowest first', () => {
  expect(newlySlow([took('a.test.ts', 6), took('b.test.ts', 31.4)], {})).toEqual([
    'slow and not in tools/test/slowTests.ts: b.test.ts, 31 s',
    'slow and not in tools/test/slowTests.ts: a.test.ts, 6 s',
  ]);
});

test('a file that is to run for every commit is not', () => {
  expect(newlySlow([took('apps/provider/src/access/matrix.test.ts', 34)], {})).toEqual([]);
});

test('a quick file is not, nor one that is known as slow', () => {
  expect(
    newlySlow([took('a.test.ts', slowFrom - 1), took('b.test.ts', 30)], { 'b.test.ts': 17 }),
  ).toEqual([]);
});
