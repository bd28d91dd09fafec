import { expect, test } from 'vitest';
import { violationsOf } from './violationsOf.testing.ts';

test.each([
  ['tools/setup/a.mjs', "import { build } from 'vite';", 'vite is not there yet'],
  ['tools/setup/a.mjs', "await import('../test/run.ts');", '../test/run.ts is not there yet'],
  ['tools/setup/a.mjs', "import './b.ts';", './b.ts is not there yet'],
  ['tools/setup/a.ts', 'const a = 1;', 'the set-up is JavaScript'],
])('a set-up that needs what it sets up is caught: %s, %s', (file, text, problem) => {
  expect(violationsOf(file, text)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['tools/setup/a.mjs', "import path from 'node:path'; import { b } from './b.mjs';"],
  ['tools/setup/a.test.ts', "import { test } from 'vitest';"],
])('Node, its like and its tests are left in peace: %s, %s', (file, text) => {
  expect(violationsOf(file, text)).toEqual([]);
});
