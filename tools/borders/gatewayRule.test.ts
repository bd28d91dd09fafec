import { expect, test } from 'vitest';
import { violationsOf } from './violationsOf.testing.ts';

const home = 'apps/gateway/src/sessie';

test.each([
  ['logic that holds SQL', 'a.ts', "const a = { name: 'a', text: 'SELECT 1' };"],
  ['a bare string of SQL', 'a.queries.ts', "export const a = 'DELETE FROM gateway.sessie';"],
  ['a bare table, without its schema', 'a.ts', 'const a = `UPDATE sessie SET x = ${n}`;'],
  ['a piece of SQL', 'a.ts', "const a = ' FROM sessie s ';"],
])('%s is caught', (_what, name, text) => {
  expect(violationsOf(`${home}/${name}`, text)).toContain(
    `${home}/${name}:1: SQL stands in *.queries.ts, in a statement with a name`,
  );
});

test.each([
  ['sessie/a.queries.ts', "export const a = { name: 'a', text: 'SELECT 1' };"],
  ['db/migrate.ts', "const a = 'SELECT 1';"],
  ['sessie/a.test.ts', "const a = 'SELECT 1';"],
])('%s may say %s', (name, text) => {
  expect(violationsOf(`apps/gateway/src/${name}`, text)).toEqual([]);
});
