import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leftToOtherCommits } from './leftOut.ts';
import { root } from './run.ts';
import { chooseFiles, chooseTests, sampleVariable, seedOfRun, slowSeconds } from './sample.ts';
import { slowTests } from './slowTests.ts';

const seeds = Array.from({ length: 400 }, (_, i) => `commit ${i}`);
const journeys = Array.from({ length: 40 }, (_, i) => ({
  file: `file ${i % 7}`,
  title: `journey ${i}`,
  always: i === 3,
}));

test('the same commit takes the same sample, another one another', () => {
  const [one, other] = ['a', 'b'].map((seed) => chooseTests(journeys, seed, 0.25));
  expect(chooseTests(journeys, 'a', 0.25)).toEqual(one);
  expect(other).not.toEqual(one);
});

test('it is the share that was asked for, and holds what always runs', () => {
  const sizes = seeds.map((seed) => {
    const chosen = chooseTests(journeys, seed, 0.25);
    expect(chosen.filter(({ title }) => title === 'journey 3')).toHaveLength(1);
    expect(new Set(chosen).size).toBe(chosen.length);
    return chosen.length;
  });
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  expect(mean).toBeGreaterThan(9);
  expect(mean).toBeLessThan(12.5);
});

test('every test and every slow file has its turn', () => {
  const titles = seeds.flatMap((seed) => chooseTests(journeys, seed, 0.25));
  expect(new Set(titles).size).toBe(journeys.length);
  const files = seeds.flatMap((seed) => [...chooseFiles(slowTests, seed, slowSeconds)]);
  expect(new Set(files)).toEqual(new Set(Object.keys(slowTests)));
});

test('slow files take about the time that there is for them', () => {
  const seconds = seeds.map((seed) =>
    [...chooseFiles(slowTests, seed, slowSeconds)].reduce(
      (sum, file) => sum + (slowTests[file] ?? 0),
      0,
    ),
  );
  const mean = seconds.reduce((sum, each) => sum + each, 0) / seconds.length;
  expect(Math.abs(mean - slowSeconds)).toBeLessThan(slowSeconds / 10);
});

test('every slow file is there', () => {
  const gone = Object.keys(slowTests).filter((file) => !existsSync(path.join(root, file)));
  expect(gone).toEqual([]);
});

test('by hand and in `npm run prove` nothing is left out', () => {
  expect(leftToOtherCommits({})).toEqual([]);
  expect(leftToOtherCommits({ [sampleVariable]: 'all' })).toEqual([]);
  expect(leftToOtherCommits({ [sampleVariable]: 'a' })).not.toEqual([]);
});

test('the seed is the one that is set, else the commit', () => {
  expect(seedOfRun({ [sampleVariable]: 'a' })).toBe('a');
  expect(seedOfRun({})).toMatch(/^([0-9a-f]{12}|no commit)$/);
});
