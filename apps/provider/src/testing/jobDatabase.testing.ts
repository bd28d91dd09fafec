import pg from 'pg';
import { openPool } from '../db/database.ts';
import type { SeedData } from '../seed/seedData.ts';
import { createSeededDatabase } from './seededDatabase.testing.ts';
import { sampleData } from './trialProvider.testing.ts';

/**
 * A database of one's own for what the insurer's jobs do by themselves: their connections, and the owner's beside
 * them to prepare and look.
 * @param data what it is filled with; the sample without its claims unless told otherwise
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
