import { createClient, patienceOf } from '@mijn/postgres/connections';
import type pg from 'pg';
import { waitFor } from '../waitFor.ts';

/** Number of the advisory lock that marks the database as in use. */
const lockNumber = 0x4d696a6e;

/** Upper limit for PostgreSQL to notice that a killed process is gone, and release its lock. */
const patienceMs = 3_000;

/** PostgreSQL may be down for a while, which releases the lock. */
const retakeWithinMs = 24 * 60 * 60 * 1000;

export type AppLock = { release: () => Promise<void> };

/**
 * Takes the app's lock on a database, on its own connection, and takes it again after PostgreSQL was down.
 * Undefined if another process holds it.
 */
export async function takeAppLock(databaseUrl: string): Promise<AppLock | undefined> {
  let released = false;
  const hold = async (withinMs: number): Promise<pg.Client> => {
    const client = await waitFor('the lock', () => tryToHold(databaseUrl), withinMs);
    client.once('end', () => {
      if (!released)
        void hold(retakeWithinMs).then(
          (next) => (holder = next),
          () => undefined,
        );
    });
    return client;
  };
  let holder = await hold(patienceMs).catch((): undefined => undefined);
  if (!holder) return undefined;
  return {
    release: async () => {
      released = true;
      await holder?.end();
    },
  };
}

/** Returns a connection that holds the lock; undefined if it is taken or PostgreSQL is down. */
async function tryToHold(databaseUrl: string): Promise<pg.Client | undefined> {
  const client = createClient(databaseUrl, patienceOf.session);
  try {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>(
      'SELECT pg_try_advisory_lock($1::bigint) AS held',
      [lockNumber],
    );
    if (rows[0]?.held) return client;
  } catch {
    // PostgreSQL is down.
  }
  await client.end().catch(() => undefined);
  return undefined;
}
