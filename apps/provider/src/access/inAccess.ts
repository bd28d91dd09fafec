import type pg from 'pg';
import type { InzageOperation } from '@mijn/domain/inzageKinds';
import { unsafeAssertType } from '@mijn/domain/values';
import { rollBack } from '@mijn/postgres/connections';
import type { Statement } from '../db/database.ts';
import { isDatabaseGone } from '../http/databaseGone.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Access, Caller } from './access.ts';
import { type AccessRow, readAccess } from './readAccess.ts';
import type { Read } from './withAccessLog.ts';
import { escapeLiteral } from '@mijn/postgres/driver';

/*
 * Calls open a transaction as the app role, with row-level security set to the caller (ADR 0012):
 * `readInAccess` for reads that do not depend on each other, `inAccess` for everything else.
 * `tools/lint` forbids a call to open any other transaction.
 */

/** Database connections of the calls, as the app role. */
export interface Database {
  readonly pool: pg.Pool;
  /** Pool for calls that only read (`readInAccess`). */
  readonly readPool: pg.Pool;
  /** Real time; the database derives the insurer's day from it. */
  readonly now: () => Temporal.Instant;
  /** Tests only: widens access, to show that row-level security still refuses. */
  readonly testAccess?: ((access: Access) => Access) | undefined;
}

type RowsOf<L extends readonly Read<unknown>[]> = {
  readonly [K in keyof L]: L[K] extends Read<infer Row> ? Row[] : never;
};

/** A transaction in which row-level security knows the caller. */
export interface Transaction {
  /** Runs a named statement and returns its rows. */
  readonly query: <Row extends pg.QueryResultRow>(
    statement: Statement,
    values: readonly unknown[],
  ) => Promise<Row[]>;
  /** Adds lines to the log of access (NEN 7513); committed with the transaction. */
  readonly record: (
    operation: InzageOperation,
    concerns: Iterable<string>,
    subject?: string,
  ) => void;
  /** Raw connection, for queueing a job in this transaction. */
  readonly client: pg.ClientBase;
}

/** A caller's access, with the JSON of `begin_access` that it was built from. */
interface KnownAccess {
  readonly who: string;
  readonly access: Access;
}

// Keyed by the caller object, which lives as long as its token: a minute at most.
const remembered = new WeakMap<Caller, KnownAccess>();

/** Builds reads for an access. */
type Request = (access: Access) => readonly Read<unknown>[];

/** The reads of one caller in one turn of the event loop, which share a transaction. */
interface Batch {
  readonly requests: Request[];
  readonly result: Promise<BatchResult>;
}

interface BatchResult {
  readonly access: Access;
  /** Rows of each read of each request. */
  readonly rows: readonly unknown[][][];
}

const batches = new WeakMap<Caller, Batch>();

/**
 * Reads as this caller, together with the caller's other reads of this turn: a page makes several
 * calls at once. Access, reads and commit are pipelined, so the reads are built with the caller's
 * last known access. Their rows are used only if `begin_access` returns the same one; otherwise they
 * are read again.
 * @param request builds the reads, each of which logs its access; may be called several times.
 * @throws Refusal like `inAccess`; any error that `request` throws.
 */
export async function readInAccess<const L extends readonly Read<unknown>[]>(
  database: Database,
  caller: Caller,
  request: (access: Access) => L,
): Promise<{ access: Access; rows: RowsOf<L> }> {
  const batch = batches.get(caller) ?? startBatch(database, caller);
  const position = batch.requests.push(request) - 1;
  const own = batch.result.then(({ access, rows }) => ({ access, rows: rows[position] }));
  const { access, rows } = await own.catch(async (error: unknown) => {
    // Another read may be the cause; but a database that does not answer would be waited for again.
    if (batch.requests.length === 1 || isDatabaseGone(error)) throw error;
    const alone = await readAll(database, caller, [request]);
    return { access: alone.access, rows: alone.rows[0] };
  });
  // Statements declare the type of their rows, as in all queries.
  return { access, rows: unsafeAssertType<RowsOf<L>>(rows) };
}

function startBatch(database: Database, caller: Caller): Batch {
  const requests: Request[] = [];
  const turn = new Promise((resolve) => setImmediate(resolve));
  const result = turn.then(() => {
    batches.delete(caller);
    return readAll(database, caller, requests);
  });
  const batch = { requests, result };
  batches.set(caller, batch);
  return batch;
}

function readAll(
  database: Database,
  caller: Caller,
  requests: readonly Request[],
): Promise<BatchResult> {
  return withConnection(database.readPool, async (client) => {
    let known = remembered.get(caller);
    for (;;) {
      const access = known?.access;
      const reads = access ? requests.map((request) => request(access)) : [];
      const read = ({ statement, values }: Read<unknown>) => query(client, statement, values);
      const beginning = begin(database, client, caller);
      const [now, rows] = await Promise.all([
        beginning,
        Promise.all(reads.map((some) => Promise.all(some.map(read)))),
        client.query('COMMIT'),
      ]).catch(async (error: unknown) => {
        // Reads fail too where the access did not begin, which is then the reason.
        await beginning;
        throw error;
      });
      remembered.set(caller, now);
      if (known?.who === now.who) return { access: now.access, rows };
      known = now;
    }
  });
}

/**
 * Runs `perform` as this caller in its own transaction, and writes the log of access with the
 * commit.
 * @throws Refusal 404 when the insurer does not know the caller; 401 when the permission of a
 * representative has ended, 403 when it has another scope; any error of `perform`, after a rollback.
 */
export function inAccess<T>(
  database: Database,
  caller: Caller,
  perform: (access: Access, transaction: Transaction) => Promise<T>,
): Promise<T> {
  return withConnection(database.pool, async (client) => {
    const { access } = await begin(database, client, caller);
    const log: string[] = [];
    const outcome = await perform(access, createTransaction(client, access, log));
    await client.query([...log, 'COMMIT'].join(';'));
    return outcome;
  });
}

/** Runs `perform` on a connection of the pool, and rolls back what it began when it fails. */
async function withConnection<T>(
  pool: pg.Pool,
  perform: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await perform(client);
  } catch (error) {
    broken = await rollBack(client, error);
    throw error;
  } finally {
    client.release(broken);
  }
}

const beginAccess: Statement = {
  name: 'beginAccess',
  text: 'SELECT who, instant FROM insurer.begin_access($1, $2)',
};

const beginAccessFor: Statement = {
  name: 'beginAccessFor',
  text: 'SELECT who, instant, outcome FROM insurer.begin_access_for($1, $2, $3, $4, $5, $6)',
};

/** Returns the statement that begins a caller's access, with its values. */
function toBeginning({ bsn, actsFor, wanted }: Caller, now: string): [Statement, unknown[]] {
  if (!actsFor) return [beginAccess, [bsn, now]];
  const who =
    'machtiging' in actsFor
      ? [actsFor.machtiging, null, null]
      : [null, actsFor.vertegenwoordigde, actsFor.bereik];
  // Without a wanted scope, none suffices.
  return [beginAccessFor, [bsn, now, ...who, wanted ?? '']];
}

async function begin(
  { now, testAccess }: Database,
  client: pg.ClientBase,
  caller: Caller,
): Promise<KnownAccess> {
  const [statement, values] = toBeginning(caller, now().toString());
  const [, rows] = await Promise.all([
    client.query('BEGIN'),
    query<AccessRow>(client, statement, values),
  ]);
  const row = rows[0];
  if (row?.outcome === 'ended') throw new Refusal(401);
  if (row?.outcome === 'outside') throw new Refusal(403);
  const access = row && readAccess(caller, row);
  if (!row?.who || !access) throw notFound();
  return { who: row.who, access: testAccess?.(access) ?? access };
}

async function query<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await client.query<Row>({ name, text, values: [...values] });
  return rows;
}

function createTransaction(client: pg.ClientBase, access: Access, log: string[]): Transaction {
  return {
    client,
    query: (statement, values) => query(client, statement, values),
    record: (operation, concerns, subject) => {
      log.push(
        ...[...new Set(concerns)].map((who) => recordInAccessLog(access, operation, who, subject)),
      );
    },
  };
}

/** Returns the SQL statement, values included, that logs access to one person's data (NEN 7513). */
function recordInAccessLog(
  { kijker, niveau, actor, reden }: Access,
  operation: InzageOperation,
  concerns: string,
  subject?: string,
): string {
  const values = [kijker, String(niveau), actor, reden, concerns, operation, subject];
  const literals = values.map((value) => (value ? escapeLiteral(value) : 'NULL'));
  return `INSERT INTO insurer.inzage
    (kijker, niveau, actor, reden, betreft, operatie, onderwerp) VALUES (${literals.join(',')})`;
}
