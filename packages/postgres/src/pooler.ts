import type pg from 'pg';
import { type Generations, patienceOf, withConnection } from './connections.ts';
import { UnusableDatabaseError, withStartConnection } from './unusableDatabase.ts';

async function backendOf(client: pg.ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid;
}

/**
 * Refuses a pooler that gives a connection another session of PostgreSQL for each transaction: the role of a session,
 * its named statements and its locks would be those of somebody else (ADR 0130). A pooler in session mode works.
 * @throws UnusableDatabaseError
 */
export async function refuseTransactionPooling(urls: string | Generations): Promise<void> {
  await withStartConnection(urls, patienceOf.start, async (one) => {
    const before = await backendOf(one);
    await withConnection(urls, patienceOf.start, async (other) => {
      // It takes the session that the first connection had, if that was given back.
      await other.query('BEGIN');
      await backendOf(other);
      if ((await backendOf(one)) === before) return;
      throw new UnusableDatabaseError(
        'a pooler in transaction mode stands before it; set the pooler to session mode (pgbouncer: pool_mode = session)',
      );
    });
  });
}
