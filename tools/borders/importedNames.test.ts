import { expect, test } from 'vitest';
import { importedNames } from './importedNames.ts';
import { readSource } from './source.ts';

test.each([
  ["import { a } from 'm';", 'a', 'a'],
  ["import { a as b } from 'm';", 'a', 'b'],
  ["import { type T, a } from 'm';", 'a', 'a'],
  ["import a from 'm';", 'default', 'a'],
  ["import * as a from 'm';", '*', 'a'],
  ["export { a as b } from 'm';", 'a', undefined],
  ["export * from 'm';", '*', undefined],
  ["export * as a from 'm';", '*', undefined],
  ["const a = async () => (await import('m')).a;", '*', undefined],
])('finds what is taken by name in %s', (text, name, local) => {
  expect(importedNames(readSource('a.ts', text))).toEqual([{ specifier: 'm', name, local }]);
});

test.each([
  "import type { A } from 'm';",
  "import { type A } from 'm';",
  "export type { A } from 'm';",
  "export { type A } from 'm';",
  "import 'm';",
  'export { a };',
  'const a = import(name);',
])('finds no value in %s', (text) => {
  expect(importedNames(readSource('a.ts', text))).toEqual([]);
});
