import { expect, test } from 'vitest';
import { readSource } from '../borders/source.ts';
import { unknownNames } from './check.ts';
import { readGlossary } from './glossary.ts';
import { namesInSql } from './sqlNames.ts';

const file = 'apps/provider/src/a.queries.ts';

/** The names that a planted statement gives, each as its kind and text. */
function namesIn(sql: string): string[] {
  return namesInSql(readSource(file, `const text = \`${sql}\`;`)).map(
    ({ kind, text }) => `${kind} ${text}`,
  );
}

test.each([
  ['a query under WITH', 'WITH a AS (SELECT 1), b AS MATERIALIZED (SELECT 2) SELECT 3', ['a', 'b']],
  ['a table', 'SELECT FROM insurer.polis p JOIN insurer.relatie r USING (polisnummer)', ['p', 'r']],
  ['a table that is changed', "UPDATE insurer.polis p SET status = 'x'", ['p']],
  ['a query in brackets', 'SELECT FROM (SELECT 1) a CROSS JOIN LATERAL (SELECT 2) b', ['a', 'b']],
  ['rows of another query', 'SELECT FROM made m', ['m']],
  ['what is put in from elsewhere', 'SELECT FROM ${table} a', ['a']],
])('finds the alias of %s', (_what, sql, names) => {
  expect(namesIn(sql)).toEqual(names.map((name) => `SQL alias ${name}`));
});

test.each([
  ['a value', 'SELECT a.b AS c, sum(d) AS "inAll" FROM insurer.e', ['c', 'inAll']],
  ['a value alone', 'sum(a) AS b', ['b']],
  ['an object', "SELECT json_build_object('a', f('x', 2), 'b', c)", ['a', 'b']],
])('finds what is called by %s', (_what, sql, names) => {
  expect(namesIn(sql)).toEqual(names.map((name) => `SQL column ${name}`));
});

test.each([
  ['rows of values', "SELECT FROM (VALUES ('x', 1)) AS a (b, c)"],
  ['rows of JSON', 'SELECT FROM json_to_recordset($1) AS a ("b" text, "c" int)'],
  ['a list with its order', 'SELECT FROM unnest($1) WITH ORDINALITY a (b, c)'],
])('finds the alias and columns of %s', (_what, sql) => {
  expect(namesIn(sql)).toEqual(['SQL alias a', 'SQL column b', 'SQL column c']);
});

test.each([
  ['what is only read', 'SELECT polisnummer FROM insurer.polis WHERE merk = $1::text'],
  ['where rows go', 'INSERT INTO insurer.polis (polisnummer, merk) VALUES ($1, $2)'],
  ['a text or a comment in it', "SELECT 'from a b' -- AS c\\n FROM insurer.polis"],
  ['a sentence', 'What is known as a policy'],
])('finds no name in %s', (_what, sql) => {
  expect(namesIn(sql)).toEqual([]);
});

test('tells on which line it stands, behind what is put in from elsewhere too', () => {
  const text = 'const s = `SELECT ${[\n  1,\n].join()}\n  FROM x a`;';
  expect(namesInSql(readSource(file, text))).toEqual([
    { kind: 'SQL alias', text: 'a', at: `${file}:4` },
  ]);
});

test('an alias is English or a word of health insurance; a column may be a field under its own name', () => {
  const glossary = readGlossary(`
## Words of health insurance
| word | meaning |
|---|---|
| polis | a policy |
## Words of fields, calls and columns
| word | meaning |
|---|---|
| bedrag, regel | amount, line |
`);
  const strange = (sql: string): string[] =>
    unknownNames(namesInSql(readSource(file, `const text = \`${sql}\`;`)), {
      isEnglish: (word) => !/^(geeindigd|ervoor|regel|bedrag|polis)$/.test(word),
      glossary,
      given: new Set(['bedrag', 'regel']),
    }).map(({ text }) => text);
  expect(strange('WITH geeindigd AS (SELECT 1) SELECT 2 AS ervoor')).toEqual([
    'geeindigd',
    'ervoor',
  ]);
  expect(strange('SELECT FROM insurer.declaratie_regel regel')).toEqual(['regel']);
  expect(strange('WITH post AS (SELECT 1) SELECT 2 AS door')).toEqual(['post', 'door']);
  expect(
    strange("SELECT x AS bedrag, json_build_object('regel', 1) FROM insurer.polis polis"),
  ).toEqual([]);
});
