import { createTestDatabase, type TestDatabase } from '@mijn/dev-env/testDatabase';
import { openPool } from '@mijn/postgres/connections';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inJob, type JobTransaction } from './jobTransaction.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  // A short statement timeout, at PostgreSQL and in the client.
  const patience = { connectMs: 5_000, statementMs: 50 };
  pool = openPool(database.url, {}, patience, () => undefined);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

// Longer than both timeouts.
const long = { name: 'long', text: 'SELECT 1 AS done FROM pg_sleep(0.8)' };
const takeLong = ({ query }: JobTransaction) => query(long, []);

it('waits for a long statement only where the transaction allows it', async () => {
  expect(await inJob(pool, takeLong, { statementMs: 60_000 })).toEqual([{ done: 1 }]);
  await expect(inJob(pool, takeLong)).rejects.toThrow(/statement timeout/);
});
