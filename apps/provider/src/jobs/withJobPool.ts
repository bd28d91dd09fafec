import type { Logins } from '../db/roles.ts';
import { openPool } from '../db/database.ts';
import type { JobPool } from './jobTransaction.ts';

/**
 * Does something with one connection of the jobs' role, and closes it. Takes the login of `createProvider`.
 * @throws what made the connection break, rather than that it broke.
 */
export async function withJobPool<T>(
  logins: Logins,
  perform: (pool: JobPool) => Promise<T>,
): Promise<T> {
  let broken: Error | undefined;
  const pool = openPool(
    logins,
    'jobs',
    (error) => {
      broken = error;
    },
    1,
  );
  try {
    return await perform(pool);
  } catch (error) {
    throw broken ?? error;
  } finally {
    await pool.end();
  }
}
