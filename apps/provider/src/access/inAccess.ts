import { isObject } from '@mijn/domain/isObject';
import { rollBack } from '@mijn/postgres/connections';
import pg from 'pg';
import type { Statement } from '../db/database.ts';
import { trust } from '@mijn/domain/trust';
import { notFound } from '../http/refusal.ts';
import type { Access, Caller } from './access.ts';
import type { LookOperation } from '@mijn/domain/lookKinds';
import { recordInAccessLog } from './accessLog.ts';
import { isAccessRow, readAccess } from './readAccess.ts';
import { type Read, readTogether } from './readTogether.ts';

/*
 * The two ways in which a call reaches the database, both as the app's role with row-level security
 * knowing the caller, and nothing else opens a transaction for a call (`tools/lint` holds that):
 *
 * - `readInAccess` only reads: access, rows and their log are one round trip (ADR 0012).
 * - `inAccess` is a transaction: whatever writes, or reads what it decides on while it goes.
 */

/** Where the calls read and write, as the app's role. */
export interface Database {
  readonly pool: pg.Pool;
  /** The same, for calls that only read (`readInAccess`). */
  readonly readPool: pg.Pool;
  /** Real time; the insurer's day is worked out from it in the database. */
  readonly now: () => Temporal.Instant;
  /** Tests only: widens what a caller may see, to show that row-level security refuses it still. */
  readonly testAccess?: ((access: Access) => Access) | undefined;
}

/** The rows of each reading, in order. */
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
  /** Writes in the log of access (NEN 7513) whose data was read; stored with the transaction. */
  readonly record: (operation: LookOperation, concerns: Iterable<string>, subject?: string) => void;
  /** The connection itself, for a job that is queued in this transaction. */
  readonly client: pg.ClientBase;
}

/**
 * Reads as this caller, in a transaction of its own that changes nothing but the log of access: one
 * round trip as a rule. What one caller asks in the same turn of the event loop, as the parts of a
 * screen do, shares it (see `readTogether`).
 * @param request makes the readings; called again when the access turns out to be another one.
 * @throws Refusal 404 when the insurer does not know the caller; whatever `request` throws.
 */
export async function readInAccess<const L extends readonly Read<unknown>[]>(
  database: Database,
  caller: Caller,
  request: (access: Access) => L,
): Promise<{ access: Access; rows: RowsOf<L> }> {
  const { access, rows } = await readTogether(database, caller, request);
  // The statements say what their rows are, as everywhere in the queries.
  return { access, rows: trust<RowsOf<L>>(rows) };
}

/**
 * Runs `perform` as this caller in a transaction of its own: one round trip starts it and works out the
 * `Access`, one more writes the log of access and commits.
 * @throws Refusal 404 when the insurer does not know the caller; whatever `perform` throws, rolled back.
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
  const bsn = pg.escapeLiteral(caller.bsn);
  const moment = pg.escapeLiteral(now().toString());
  const outcomes: unknown = await client.query(
    `BEGIN; SELECT * FROM insurer.begin_access(${bsn}, ${moment})`,
  );
  const row = Array.isArray(outcomes) ? outcomes.flatMap(rowsOf).find(isAccessRow) : undefined;
  const access = row && readAccess(caller, row);
  if (!access) throw notFound();
  return testAccess?.(access) ?? access;
}

// Of several statements in one text node-postgres gives a list of results, and says so of none.
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
