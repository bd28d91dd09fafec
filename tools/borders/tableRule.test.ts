import { expect, test } from 'vitest';
import { violationsOf } from './violationsOf.testing.ts';

const provider = 'apps/provider/src/facturen/a.queries.ts';
const gateway = 'apps/gateway/src/sessie/a.queries.ts';

const said = (file: string, sql: string) =>
  violationsOf(file, `export const a = { name: 'a', text: \`${sql}\` };`);

test.each([
  [provider, 'SELECT 1 FROM declaratie d'],
  [provider, 'SELECT 1 FROM insurer.factuur f JOIN declaratie d ON true'],
  [provider, 'WITH f AS (SELECT 1) SELECT 1 FROM f JOIN declaratie ON true'],
  [provider, 'INSERT INTO declaratie SELECT 1'],
  [provider, 'UPDATE declaratie SET x = 1'],
  [gateway, 'DELETE FROM declaratie WHERE x'],
])('a table that is named without its schema is caught: %s, %s', (file, sql) => {
  expect(said(file, sql)).toEqual([`${file}:1: declaratie is named without its schema`]);
});

test.each([
  [provider, 'SELECT 1 FROM insurer.declaratie d'],
  [provider, 'WITH d AS (SELECT 1) SELECT 1 FROM d'],
  [provider, 'WITH d (a, b) AS MATERIALIZED (SELECT 1) SELECT 1 FROM d'],
  [provider, 'SELECT 1 FROM insurer.a WHERE b IS DISTINCT FROM c FOR UPDATE'],
  [provider, 'SELECT extract(year FROM d.dag) FROM insurer.declaratie d'],
  [provider, 'SELECT 1 FROM unnest($1::text[]) AS x'],
  [provider, 'SELECT 1 FROM pg_roles -- FROM here'],
  [gateway, 'SELECT 1 FROM gateway.sessie'],
])(
  'a table with its schema, and a part of the statement, are left in peace: %s, %s',
  (file, sql) => {
    expect(said(file, sql)).toEqual([]);
  },
);
