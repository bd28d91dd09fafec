import { expect, test } from 'vitest';
import { violationsOf } from './violationsOf.testing.ts';

const file = 'apps/provider/src/facturen/jobs/a.queries.ts';

test.each([
  ['an exported query', 'export async function keepBetaling(t: JobTransaction) {}', 'query'],
  ['a query of the file alone', 'async function keepBetaling(t: JobTransaction) {}', 'query'],
  ['one that hands a promise on', 'function keepBetaling(): Promise<void> {}', 'query'],
  ['a statement for others', "export const keepBetaling: Statement = { name: 'a' };", 'statement'],
])('%s by another verb is caught', (_what, text, what) => {
  expect(violationsOf(file, text)).toEqual([
    expect.stringMatching(`the ${what} keepBetaling begins with a verb`),
  ]);
});

test.each([
  ['a verb of the table', 'async function listPremies(t: JobTransaction) {}'],
  ['a verb of the books', 'async function bookBetaling(t: JobTransaction) {}'],
  ['a statement by its keyword', "export const selectPremie: Statement = { name: 'a' };"],
  ['a piece of SQL', "export function payerSql(day: string): string { return 'x'; }"],
  ['a value', 'function isFiltered(filter: Filter): boolean { return true; }'],
])('%s is fine', (_what, text) => {
  expect(violationsOf(file, text)).toEqual([]);
});

test('elsewhere a function is called what it does', () => {
  expect(violationsOf('apps/provider/src/facturen/jobs/a.ts', 'async function run() {}')).toEqual(
    [],
  );
});
