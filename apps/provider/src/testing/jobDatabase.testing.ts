import pg from 'pg';
import { openPool } from '../db/database.ts';
import type { SeedData } from '../seed/seedData.ts';
import { createSeededDatabase } from './seededDatabase.testing.ts';
import { sampleData } from './trialProvider.testing.ts';

/**
 * Opens a seeded database for testing jobs: the jobs' pool, and an owner's connection for preparing
 * and inspecting data.
 * @param data defaults to the sample without claims
 */
export async function openJobDatabase(data: SeedData = { ...sampleData, declaraties: [] }) {
  const db = await createSeededDatabase(data);
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  const jobs = openPool(db.logins, 'jobs', () => undefined, 1);
  return {
    client,
    jobs,
    /** Runs a statement as the owner. @returns its rows */
    sql: async <T extends pg.QueryResultRow>(statement: string): Promise<T[]> =>
      (await client.query<T>(statement)).rows,
    close: async (): Promise<void> => {
      await jobs.end();
      await client.end();
      await db.drop();
    },
  };
}
