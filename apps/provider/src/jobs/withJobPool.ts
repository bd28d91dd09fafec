import type { Logins } from '../db/roles.ts';
import { openPool } from '../db/database.ts';
import type { JobPool } from './jobTransaction.ts';

/**
 * Runs `perform` with a pool of one connection as the jobs role, and closes it. Takes the logins of
 * `createProvider`.
 * @throws the cause of a broken connection, rather than the error of the query that met it.
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
