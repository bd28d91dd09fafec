import { expect, test } from 'vitest';
import { readSource, relativeTarget } from './source.ts';

test.each([
  ["import { a } from './b.ts';", './b.ts', false],
  ["import './b.ts';", './b.ts', false],
  ["import a from './b.ts';", './b.ts', false],
  ["import * as a from './b.ts';", './b.ts', false],
  ["import { type A, b } from './b.ts';", './b.ts', false],
  ["import A, { type B } from './b.ts';", './b.ts', false],
  ["import {} from './b.ts';", './b.ts', false],
  ["export * from './b.ts';", './b.ts', false],
  ["const a = async () => await import('./b.ts');", './b.ts', false],
  ['const a = import(`./b.ts`);', './b.ts', false],
  ["import type { A } from './b.ts';", './b.ts', true],
  ["import { type A, type B } from './b.ts';", './b.ts', true],
  ["export type { A } from './b.ts';", './b.ts', true],
  ["type A = import('./b.ts').A;", './b.ts', true],
])('finds what is imported by %s', (text, specifier, typeOnly) => {
  expect(readSource('a.ts', text).imports).toEqual([{ specifier, typeOnly }]);
});

test.each(['export const a = 1;', 'export { a };', 'const a = import(name);', "load('./b.ts');"])(
  'finds no import in %s',
  (text) => {
    expect(readSource('a.ts', text).imports).toEqual([]);
  },
);

test.each([
  ['apps/client/src/a.test.ts', true],
  ['apps/client/src/a.browser.test.tsx', true],
  ['apps/client/src/a.testing.ts', true],
  ['e2e/journeys/a.e2e.ts', true],
  ['dev-env/src/test/a.ts', true],
  ['tools/test/main.ts', false],
  ['apps/client/src/a.ts', false],
  ['apps/client/src/testing.ts', false],
  ['dev-env/src/journeys/testWorld.ts', false],
])('tells tests, and what helps them, from what runs: %s', (file, isTest) => {
  expect(readSource(file, '').isTest).toBe(isTest);
});

test('a relative import leads to a file, another one to a package', () => {
  const source = readSource('apps/client/src/api/a.ts', '');
  expect(relativeTarget(source, '../app/b.ts')).toBe('apps/client/src/app/b.ts');
  expect(relativeTarget(source, './b.ts')).toBe('apps/client/src/api/b.ts');
  expect(relativeTarget(source, '@mijn/domain/money')).toBeUndefined();
});
