import { expect, test } from 'vitest';
import { violationsOf } from './violationsOf.testing.ts';

const driver = "import pg from 'pg';";

test.each([
  ['at once', 'const client = new pg.Client({ connectionString });', 'pg.Client'],
  ['by a class of its own', 'class Own extends pg.Pool {}', 'pg.Pool'],
  ['under another name', 'const { Pool } = pg;', '{ Pool } = pg'],
  ['by the name in brackets', "new pg['Pool']();", "pg['Pool']"],
  ['by somebody who is given the driver', 'make(pg);', 'make(pg)'],
])('a connection that is waited for without end is caught, made %s', (_how, text, told) => {
  expect(violationsOf('dev-env/src/a.ts', `${driver} ${text}`)).toEqual([
    `dev-env/src/a.ts: ${told} waits without end; use @mijn/postgres/connections`,
  ]);
});

test.each([
  ['gateway/src/sessie/a.ts', "import { withConnection } from '@mijn/postgres/connections';"],
  ['gateway/src/http/a.ts', "import { openPool } from '@mijn/postgres/connections';"],
  ['gateway/src/http/a.ts', "import { createClient as c } from '@mijn/postgres/connections';"],
  ['provider/src/mail/a.ts', "import { openPool } from '../db/database.ts';"],
  ['provider/src/mail/a.ts', "import { openPool } from '@mijn/provider/db/database';"],
  ['provider/src/jobs/a.ts', "import { PgBoss } from 'pg-boss';"],
  ['provider/src/jobs/a.ts', "const { PgBoss } = await import('pg-boss');"],
  ['provider/src/access/a.ts', "import { Pool } from 'pg';"],
])('a way to the database that is opened past its door is caught: %s, %s', (name, text) => {
  expect(violationsOf(`apps/${name}`, text)).toContainEqual(
    expect.stringContaining('opens a way to the database; it is not for here'),
  );
});

test('a whole module that opens ways, taken under one name, is caught', () => {
  const text = "import * as all from '@mijn/postgres/connections';";
  expect(violationsOf('apps/gateway/src/http/a.ts', text)).toHaveLength(3);
});

test.each([
  ['packages/postgres/src/a.ts', `${driver} new pg.Client();`],
  ['dev-env/src/a.test.ts', `${driver} new pg.Client();`],
  ['tools/measure/src/a.ts', `${driver} new pg.Client();`],
  ['apps/gateway/src/db/database.ts', "import { openPool } from '@mijn/postgres/connections';"],
  ['apps/provider/src/jobs/queue.ts', "import { PgBoss } from 'pg-boss';"],
  ['apps/provider/src/jobs/a.ts', "import type { PgBoss } from 'pg-boss';"],
  ['apps/provider/src/jobs/a.ts', "import { rollBack } from '@mijn/postgres/connections';"],
  ['apps/provider/src/http/a.ts', `${driver} const is = e instanceof pg.DatabaseError;`],
  ['apps/provider/src/http/a.ts', `${driver} const is = c instanceof pg.Client;`],
  ['apps/provider/src/http/a.ts', `${driver} const key = (p: pg.Pool) => p.pg;`],
])('what opens none, or may, is left in peace: %s, %s', (file, text) => {
  expect(violationsOf(file, text)).toEqual([]);
});
