import pg from 'pg';
import { afterAll } from 'vitest';
import { openPool } from '../db/database.ts';
import type { SeedData } from '../seed/seedData.ts';
import { createSeededDatabase } from './seededDatabase.testing.ts';

/**
 * Opens a seeded database on which a test file runs jobs itself: the jobs' pool, and a superuser's
 * connection. Closed after the file's last test.
 */
export async function openJobsDatabase(data: SeedData) {
  const db = await createSeededDatabase(data);
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  const jobs = openPool(db.logins, 'jobs', () => undefined, 2);
  afterAll(async () => {
    await jobs.end();
    await client.end();
    await db.drop();
  });
  const sql = async <T extends pg.QueryResultRow>(statement: string): Promise<T[]> =>
    (await client.query<T>(statement)).rows;
  return { client, jobs, sql };
}
