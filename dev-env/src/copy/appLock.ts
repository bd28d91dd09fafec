import { createClient, patienceOf } from '@mijn/postgres/connections';
import type pg from 'pg';
import { waitFor } from '../waitFor.ts';

/** Number of the advisory lock that says "the app runs on this database". */
const lockNumber = 0x4d696a6e;

/** A killed process's connection, and with it the lock, is gone within this time. */
const patienceMs = 3_000;

/** PostgreSQL may be away for a while, and the lock with it. */
const retakeWithinMs = 24 * 60 * 60 * 1000;

/** A lock that is held until it is released or the process ends, whichever way. */
export type AppLock = { release: () => Promise<void> };

/**
 * Takes the lock of the app on a database, on a connection of its own, and takes it again after
 * PostgreSQL was away. Undefined when another process holds it.
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

/** A connection that holds the lock; undefined when it is taken or PostgreSQL is away. */
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
    // Away for now.
  }
  await client.end().catch(() => undefined);
  return undefined;
}
