import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Returns the SQL statements in a text: `{ name: 'a', text: … }`. */
function statementsIn(text: string): [name: string, sql: string][] {
  const form = /\bname: '([\w.-]+)',\s*text:\s*(`[^`]*`|'[^']*'|\w+)/g;
  return [...text.matchAll(form)].map(([, name = '', sql = '']) => [name, sql]);
}

function sharedNames(texts: readonly string[]): string[] {
  const byName = Map.groupBy(texts.flatMap(statementsIn), ([name]) => name);
  return [...byName]
    .filter(([, all]) => new Set(all.map(([, sql]) => sql)).size > 1)
    .map(([name]) => name);
}

// A connection that has prepared one of two statements with the same name fails on the other.
it.each(['gateway', 'provider'])('gives each statement of the %s a unique name', (app) => {
  const cwd = path.join(root, 'apps', app, 'src');
  const files = globSync('**/*.ts', { cwd }).filter((file) => !/\.(test|testing)\.ts$/.test(file));
  const texts = files.map((file) => readFileSync(path.join(cwd, file), 'utf8'));
  expect(texts.flatMap(statementsIn).length).toBeGreaterThan(20);
  expect(sharedNames(texts)).toEqual([]);
});

it('detects two statements with one name', () => {
  const one = "export const a = { name: 'listAll', text: `SELECT 1` };";
  const other = "const b = {\n  name: 'listAll',\n  text: 'SELECT 2',\n};";
  expect(sharedNames([one, other])).toEqual(['listAll']);
  expect(sharedNames([one, one])).toEqual([]);
});
