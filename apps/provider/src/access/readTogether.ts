import type pg from 'pg';
import { type BatchRow, sendBatch, type BoundStatement } from '../db/batch.ts';
import { isDatabaseAway } from '../http/databaseGone.ts';
import { notFound } from '../http/refusal.ts';
import type { Access, Caller } from './access.ts';
import { isAccessRow, readAccess } from './readAccess.ts';

/** One statement that reads, and writes in the log of access whose data it read. */
export interface Read<Row> extends BoundStatement {
  /** Only tells TypeScript what the rows are. */
  readonly row?: Row;
}

/** What reading needs of `Database`. */
interface ReadDatabase {
  readonly readPool: pg.Pool;
  readonly now: () => Temporal.Instant;
  readonly testAccess?: ((access: Access) => Access) | undefined;
}

/** The rows of what was asked, reading by reading, and the access they were read with. */
interface Found {
  readonly access: Access;
  readonly rows: readonly BatchRow[][];
}

/** A call that waits for its rows. */
interface PendingRead {
  readonly request: (access: Access) => readonly BoundStatement[];
  readonly done: (found: Found) => void;
  readonly fail: (error: unknown) => void;
}

/** A caller's last access, with the text it was made of. */
interface Remembered {
  readonly who: string;
  readonly access: Access;
}

/** Both go with the caller's token, which lives for a minute at most. */
const remembered = new WeakMap<Caller, Remembered>();
const pending = new WeakMap<Caller, PendingRead[]>();

/**
 * Reads as this caller, together with what the same caller asks in this turn of the event loop.
 *
 * One round trip as a rule: the readings are made with the access that this caller had a moment ago
 * and go along with `begin_access`. Only when that answers the very same are their rows used;
 * otherwise they are read anew with what it answered.
 * @throws see `readInAccess`, whose other half this is.
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
    // Nobody gets another answer from a database that is away, and they have waited for it once.
    else if (isDatabaseAway(error)) for (const read of together) read.fail(error);
    // What one of them asks may be what fails: the others do not suffer from it.
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
