import { isObject } from '@mijn/domain/isObject';
import { rollBack } from '@mijn/postgres/connections';
import { escapeLiteral } from '@mijn/postgres/driver';
import type pg from 'pg';
import type { Statement } from '../db/database.ts';
import { trust } from '@mijn/domain/trust';
import { notFound } from '../http/refusal.ts';
import type { Access, Caller } from './access.ts';
import type { LookOperation } from '@mijn/domain/lookKinds';
import { recordInAccessLog } from './accessLog.ts';
import { isAccessRow, readAccess } from './readAccess.ts';
import { type Read, readTogether } from './readTogether.ts';

/*
 * Calls reach the database in two ways, both as the app role with row-level security set to the
 * caller. `tools/lint` forbids a call to open any other transaction:
 *
 * - `readInAccess` only reads: access, rows and their log take one round trip (ADR 0012).
 * - `inAccess` is a transaction for calls that write, or that decide on what they read.
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
  readonly record: (operation: LookOperation, concerns: Iterable<string>, subject?: string) => void;
  /** Raw connection, for queueing a job in this transaction. */
  readonly client: pg.ClientBase;
}

/**
 * Reads as this caller, in a read transaction that writes only to the log of access; usually one
 * round trip. Reads of one caller in the same turn of the event loop, such as the parts of a
 * screen, share it (see `readTogether`).
 * @param request builds the reads; called again when the caller's access has changed.
 * @throws Refusal 404 when the insurer does not know the caller; any error that `request` throws.
 */
export async function readInAccess<const L extends readonly Read<unknown>[]>(
  database: Database,
  caller: Caller,
  request: (access: Access) => L,
): Promise<{ access: Access; rows: RowsOf<L> }> {
  const { access, rows } = await readTogether(database, caller, request);
  // Statements declare the type of their rows, as in all queries.
  return { access, rows: trust<RowsOf<L>>(rows) };
}

/**
 * Runs `perform` as this caller in its own transaction. One round trip begins it and computes the
 * `Access`; another writes the log of access and commits.
 * @throws Refusal 404 when the insurer does not know the caller; any error of `perform`, after a
 * rollback.
 */
export async function inAccess<T>(
  database: Database,
  caller: Caller,
  perform: (access: Access, transaction: Transaction) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect();
  let broken: Error | undefined;
  try {
    const access = await begin(database, client, caller);
    const log: string[] = [];
    const outcome = await perform(access, createTransaction(client, access, log));
    await client.query([...log, 'COMMIT'].join(';'));
    return outcome;
  } catch (error) {
    broken = await rollBack(client, error);
    throw error;
  } finally {
    client.release(broken);
  }
}

async function begin(
  { now, testAccess }: Database,
  client: pg.ClientBase,
  caller: Caller,
): Promise<Access> {
  const bsn = escapeLiteral(caller.bsn);
  const moment = escapeLiteral(now().toString());
  const outcomes: unknown = await client.query(
    `BEGIN; SELECT * FROM insurer.begin_access(${bsn}, ${moment})`,
  );
  const row = Array.isArray(outcomes) ? outcomes.flatMap(rowsOf).find(isAccessRow) : undefined;
  const access = row && readAccess(caller, row);
  if (!access) throw notFound();
  return testAccess?.(access) ?? access;
}

// node-postgres returns an array of results for a text with several statements, which its types omit.
function rowsOf(outcome: unknown): readonly unknown[] {
  const rows = isObject(outcome) ? outcome['rows'] : undefined;
  return Array.isArray(rows) ? rows : [];
}

function createTransaction(client: pg.ClientBase, access: Access, log: string[]): Transaction {
  return {
    client,
    query: async <Row extends pg.QueryResultRow>(
      { name, text }: Statement,
      values: readonly unknown[],
    ) => {
      const { rows } = await client.query<Row>({ name, text, values: [...values] });
      return rows;
    },
    record: (operation, concerns, subject) => {
      log.push(
        ...[...new Set(concerns)].map((who) => recordInAccessLog(access, operation, who, subject)),
      );
    },
  };
}
