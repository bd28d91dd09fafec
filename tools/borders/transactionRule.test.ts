import { expect, test } from 'vitest';
import { violationsOf } from './violationsOf.testing.ts';

test.each([
  [
    'a transaction that nobody opened for a caller',
    'apps/provider/src/http/a.ts',
    "await client.query('BEGIN');",
  ],
  ['one in the words of the standard', 'packages/ui/src/a.ts', "run('START  TRANSACTION');"],
  [
    'one that begins together with its first statement',
    'apps/gateway/src/db/a.ts',
    'await client.query(`SET x = 1; begin; SELECT ${n}`);',
  ],
  [
    'one that begins behind a block of PL/pgSQL',
    'apps/gateway/src/db/a.ts',
    'run(`DO $a$ BEGIN NULL; END $a$; BEGIN`);',
  ],
  [
    'a connection of the pool, taken past the access module',
    'apps/provider/src/declaraties/a.ts',
    'const client = await database.readPool.connect();',
  ],
  ['one of a pool by another name', 'apps/gateway/src/http/a.ts', 'await everything.connect();'],
  ['one asked for in brackets', 'apps/gateway/src/http/a.ts', "await db['connect']();"],
  ['the way to one, taken out of the pool', 'packages/ui/src/a.ts', 'const { connect } = db;'],
])('%s is caught', (_what, file, text) => {
  expect(violationsOf(file, text)).toEqual([
    expect.stringContaining('opens a transaction without Access; use inAccess or inJob'),
  ]);
});

test.each([
  ['apps/provider/src/access/a.ts', "const c = await pool.connect(); c.query('BEGIN');"],
  ['packages/postgres/src/a.ts', "client.query('BEGIN');"],
  ['apps/gateway/src/db/a.test.ts', "client.query('BEGIN');"],
  ['apps/gateway/src/db/a.ts', 'run(`DO $$ DECLARE x int; BEGIN NULL; END $$`);'],
  ['apps/gateway/src/db/a.ts', "const text = 'It is time to begin'; socket.connect();"],
])('what opens none, or may, is left in peace: %s, %s', (file, text) => {
  expect(violationsOf(file, text)).toEqual([]);
});
