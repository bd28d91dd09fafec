import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fullCounts, runsInFull } from './fullCounts.ts';
import { root } from './run.ts';

const sources = globSync('{apps,dev-env,e2e}/**/*.ts', {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
}).map((file) => readFileSync(path.join(root, file), 'utf8'));

test.each(Object.keys(fullCounts))('a test reads %s: its proof is run in full', (name) => {
  expect(sources.some((text) => text.includes(`process.env['${name}']`))).toBe(true);
});

test('a test has the time that full counts take, where it runs in one of them', () => {
  expect(runsInFull({})).toBe(false);
  expect(runsInFull({ CARE_HISTORIES: '100000' })).toBe(true);
});
