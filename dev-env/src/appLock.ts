import pg from 'pg';
import { waitFor } from './waitFor.ts';

/** Number of the advisory lock that says "the app runs on this database". */
const lockNumber = 0x4d696a6e;

/** A killed process's connection, and with it the lock, is gone within this time. */
const patienceMs = 3_000;

/** A lock that is held until it is released or the process ends, whichever way. */
export type AppLock = { release: () => Promise<void> };

/**
 * Takes the lock of the app on a database, on a connection of its own. Undefined when another
 * process holds it.
 */
export async function takeAppLock(databaseUrl: string): Promise<AppLock | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  // Should the database go away, the app finds out by its own connections.
  client.on('error', () => undefined);
  await client.connect();
  const taken = await waitFor('the lock', () => tryLock(client), patienceMs).catch(() => false);
  if (taken) return { release: () => client.end() };
  await client.end();
  return undefined;
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1::bigint) as taken',
    [lockNumber],
  );
  return rows[0]?.taken === true;
}
