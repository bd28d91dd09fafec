import type pg from 'pg';
import { type BatchRow, sendBatch, type BoundStatement } from '../db/batch.ts';
import { isDatabaseAway } from '../http/databaseGone.ts';
import { notFound } from '../http/refusal.ts';
import type { Access, Caller } from './access.ts';
import { isAccessRow, readAccess } from './readAccess.ts';

/** A statement that reads, and logs access to the data it read. */
export interface Read<Row> extends BoundStatement {
  /** Phantom field that carries the type of the rows. */
  readonly row?: Row;
}

interface ReadDatabase {
  readonly readPool: pg.Pool;
  readonly now: () => Temporal.Instant;
  readonly testAccess?: ((access: Access) => Access) | undefined;
}

/** Rows per read, and the access they were read with. */
interface Found {
  readonly access: Access;
  readonly rows: readonly BatchRow[][];
}

interface PendingRead {
  readonly request: (access: Access) => readonly BoundStatement[];
  readonly done: (found: Found) => void;
  readonly fail: (error: unknown) => void;
}

/** Last access of a caller, with the JSON it was built from. */
interface Remembered {
  readonly who: string;
  readonly access: Access;
}

// Keyed by the caller object, which lives as long as its token: a minute at most.
const remembered = new WeakMap<Caller, Remembered>();
const pending = new WeakMap<Caller, PendingRead[]>();

/**
 * Reads as this caller, in a batch with the caller's other reads in this turn of the event loop.
 *
 * Usually takes one round trip: the reads are sent together with `begin_access`, built with the
 * caller's previous access. Their rows are used only when `begin_access` returns the same access;
 * otherwise they are read again with the new one.
 * @throws see `readInAccess`.
 */
export function readTogether(
  database: ReadDatabase,
  caller: Caller,
  request: PendingRead['request'],
): Promise<Found> {
  return new Promise<Found>((done, fail) => {
    const read = { request, done, fail };
    const together = pending.get(caller);
    if (together) {
      together.push(read);
      return;
    }
    pending.set(caller, [read]);
    setImmediate(() => void readPending(database, caller));
  });
}

async function readPending(database: ReadDatabase, caller: Caller): Promise<void> {
  const together = pending.get(caller) ?? [];
  pending.delete(caller);
  await readAll(database, caller, together).catch(async (error: unknown) => {
    const [one] = together;
    if (one && together.length === 1) one.fail(error);
    // A retry would wait again for a database that is away, so all reads fail at once.
    else if (isDatabaseAway(error)) for (const read of together) read.fail(error);
    // Any one of the reads may be the cause, so each is retried alone.
    else for (const read of together) await readAll(database, caller, [read]).catch(read.fail);
  });
}

async function readAll(
  database: ReadDatabase,
  caller: Caller,
  together: readonly PendingRead[],
): Promise<void> {
  let earlier = remembered.get(caller);
  for (;;) {
    const known = earlier?.access;
    const requests = known ? together.map(({ request }) => request(known)) : [];
    const steps = [startAccess(database, caller), ...requests.flat()];
    const [accessRow, ...rows] = await send(database, steps);
    const now = toRemembered(database, caller, accessRow?.[0], earlier);
    remembered.set(caller, now);
    if (earlier?.who === now.who) {
      distribute(together, requests, now.access, rows);
      return;
    }
    earlier = now;
  }
}

function startAccess({ now }: ReadDatabase, { bsn }: Caller): BoundStatement {
  return {
    statement: {
      name: 'startAccess',
      text: 'SELECT who, instant FROM insurer.begin_access($1, $2)',
    },
    values: [bsn, now().toString()],
  };
}

async function send(
  { readPool }: ReadDatabase,
  steps: readonly BoundStatement[],
): Promise<BatchRow[][]> {
  const client = await readPool.connect();
  try {
    const rows = await sendBatch(client, steps);
    client.release();
    return rows;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function toRemembered(
  { testAccess }: ReadDatabase,
  caller: Caller,
  row: BatchRow | undefined,
  earlier: Remembered | undefined,
): Remembered {
  if (!isAccessRow(row)) throw new Error('begin_access answered something else');
  const { who, instant } = row;
  if (earlier && earlier.who === who) {
    return { who, access: { ...earlier.access, now: instant } };
  }
  const access = readAccess(caller, { who, instant });
  if (who === null || !access) throw notFound();
  return { who, access: testAccess?.(access) ?? access };
}

function distribute(
  together: readonly PendingRead[],
  requests: readonly (readonly BoundStatement[])[],
  access: Access,
  rows: readonly BatchRow[][],
): void {
  let from = 0;
  for (const [position, { done }] of together.entries()) {
    const until = from + (requests[position]?.length ?? 0);
    done({ access, rows: rows.slice(from, until) });
    from = until;
  }
}
