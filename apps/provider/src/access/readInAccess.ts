import { type BatchRow, sendBatch, type Step } from '../db/bundle.ts';
import { notFound } from '../http/refusal.ts';
import type { Caller, Access } from './access.ts';
import type { Database } from './inAccess.ts';
import { readAccess, type AccessRow } from './readAccess.ts';
import type { Read } from './reading.ts';

/** The rows of each reading, in order. */
type RowsOf<L extends readonly Read<unknown>[]> = {
  readonly [K in keyof L]: L[K] extends Read<infer Row> ? Row[] : never;
};

/** What was read, and the access it was read with. */
interface ReadResult {
  readonly access: Access;
  readonly rows: readonly BatchRow[][];
}

/** A call that waits for its rows. */
interface PendingRead {
  readonly request: (access: Access) => readonly Read<unknown>[];
  /** Takes what was read, in the form of what it asked. */
  readonly done: (parsed: never) => void;
  readonly mislukt: (error: unknown) => void;
}

/** A caller's last access, with the text it was made of. */
interface Remembered {
  readonly who: string;
  readonly access: Access;
}

/** Both go with the caller's token, which lives for a minute at most. */
const remembered = new WeakMap<Caller, Remembered>();
const waiting = new WeakMap<Caller, PendingRead[]>();

/**
 * Reads as this caller in a transaction of its own that changes nothing but the log of access. What
 * one caller asks in the same turn of the event loop, as the parts of a screen do, shares one.
 *
 * One round trip as a rule: the readings are made with the access that this caller had a moment ago
 * and go along with `begin_access`. Only when that answers the very same are their rows used;
 * otherwise they are read anew with what it answered.
 * @param request makes the readings; called again when the access turns out to be another one.
 * @throws Weigering 404 when the insurer does not know the caller; whatever `request` throws.
 */
export async function readInAccess<const L extends readonly Read<unknown>[]>(
  database: Database,
  caller: Caller,
  request: (access: Access) => L,
): Promise<{ access: Access; rows: RowsOf<L> }> {
  return new Promise<{ access: Access; rows: RowsOf<L> }>((done, mislukt) => {
    const wait = { request, done, mislukt };
    const row = waiting.get(caller);
    if (row) {
      row.push(wait);
      return;
    }
    waiting.set(caller, [wait]);
    setImmediate(() => void readWaiting(database, caller));
  });
}

async function readWaiting(database: Database, caller: Caller): Promise<void> {
  const together = waiting.get(caller) ?? [];
  waiting.delete(caller);
  await readTogether(database, caller, together).catch(async (error: unknown) => {
    const [one] = together;
    if (one && together.length === 1) one.mislukt(error);
    // What one of them asks may be what fails: the others do not suffer from it.
    else for (const wait of together) await readAlone(database, caller, wait);
  });
}

async function readAlone(database: Database, caller: Caller, wait: PendingRead): Promise<void> {
  await readTogether(database, caller, [wait]).catch(wait.mislukt);
}

async function readTogether(
  database: Database,
  caller: Caller,
  together: readonly PendingRead[],
): Promise<void> {
  let earlier = remembered.get(caller);
  for (;;) {
    const known = earlier?.access;
    const requests = known ? together.map(({ request }) => request(known)) : [];
    const steps = [beginAccess(database, caller), ...requests.flat()];
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

function beginAccess({ now }: Database, { bsn }: Caller): Step {
  return {
    statement: {
      name: 'beginAccess',
      text: 'SELECT who, instant FROM insurer.begin_access($1, $2)',
    },
    values: [bsn, now().toString()],
  };
}

async function send({ readPool }: Database, steps: readonly Step[]): Promise<BatchRow[][]> {
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

function isAccessRow(row: BatchRow | undefined): row is BatchRow & AccessRow {
  return row?.['instant'] instanceof Temporal.Instant && 'who' in row;
}

function toRemembered(
  { testAccess }: Database,
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
  requests: readonly (readonly Read<unknown>[])[],
  access: Access,
  rows: readonly BatchRow[][],
): void {
  let from = 0;
  for (const [position, { done }] of together.entries()) {
    const until = from + (requests[position]?.length ?? 0);
    const parsed: ReadResult = { access, rows: rows.slice(from, until) };
    // The statements say what their rows are, as everywhere in the queries.
    Reflect.apply(done, undefined, [parsed]);
    from = until;
  }
}
