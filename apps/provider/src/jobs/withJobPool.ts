import { openPool } from '../db/database.ts';
import type { JobPool } from './jobTransaction.ts';

/** Does something with one connection of the jobs' role, and closes it. Takes the login of `createProvider`. */
export async function withJobPool<T>(
  databaseUrl: string,
  perform: (pool: JobPool) => Promise<T>,
): Promise<T> {
  const pool = openPool(databaseUrl, 'jobs', () => undefined, 1);
  try {
    return await perform(pool);
  } finally {
    await pool.end();
  }
}
