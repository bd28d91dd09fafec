import { createTestDatabase, type TestDatabase } from '@mijn/dev-env/testDatabase';
import { openPool } from '@mijn/postgres/connections';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inJob, type JobTransaction } from './jobTransaction.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  // Neither PostgreSQL nor we have patience with a statement here.
  const patience = { connectMs: 5_000, statementMs: 50 };
  pool = openPool(database.url, {}, patience, () => undefined);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

// Longer than a statement gets, and than we would wait for its answer.
const long = { name: 'long', text: 'SELECT 1 AS done FROM pg_sleep(0.8)' };
const takeLong = ({ query }: JobTransaction) => query(long, []);

it('a long statement is waited for where its transaction has the time, and only there', async () => {
  expect(await inJob(pool, takeLong, { statementMs: 60_000 })).toEqual([{ done: 1 }]);
  await expect(inJob(pool, takeLong)).rejects.toThrow(/statement timeout/);
});
