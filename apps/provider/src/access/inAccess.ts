import pg from 'pg';
import type { Statement } from '../db/database.ts';
import { notFound } from '../http/refusal.ts';
import type { Caller, Access } from './access.ts';
import { readAccess, type AccessRow } from './readAccess.ts';

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

/** What a call did, for the log of access. */
export type Operation =
  | 'getRelatie'
  | 'getVerzekerden'
  | 'listDeclaraties'
  | 'getDeclaratie'
  | 'getEigenRisico'
  | 'indienen'
  | 'trekDeclaratieIn'
  | 'getBestand'
  | 'reageerOpDeclaratie'
  | 'getConcept'
  | 'bewaarConcept'
  | 'verwijderConcept'
  | 'getBevestiging'
  | 'validerenBestand'
  | 'listFacturen'
  | 'getFactuur'
  | 'getSpecificatie'
  | 'listBetaalverzoeken'
  | 'getBetaalverzoek'
  | 'startBetaling'
  | 'getBetaling';

/** A transaction in which row-level security knows the caller. */
export interface Transaction {
  /** Runs a named statement and returns its rows. */
  readonly query: <Row extends pg.QueryResultRow>(
    statement: Statement,
    values: readonly unknown[],
  ) => Promise<Row[]>;
  /** Writes in the log of access (NEN 7513) whose data was read; stored with the transaction. */
  readonly record: (operation: Operation, concerns: Iterable<string>, subject?: string) => void;
  /** The connection itself, for a job that is queued in this transaction. */
  readonly client: pg.ClientBase;
}

/**
 * Runs `perform` in a transaction of its own as this caller: one round trip starts it and works out the
 * `Access`, one more writes the log of access and commits.
 * @throws Weigering 404 when the insurer does not know the caller; whatever `perform` throws, rolled back.
 */
export async function inAccess<T>(
  database: Database,
  caller: Caller,
  perform: (access: Access, transaction: Transaction) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect();
  let piece: Error | undefined;
  try {
    const access = await begin(database, client, caller);
    const lines: string[] = [];
    const outcome = await perform(access, createTransaction(client, access, lines));
    await client.query([...lines, 'COMMIT'].join(';'));
    return outcome;
  } catch (error) {
    piece = await rollBack(client);
    throw error;
  } finally {
    client.release(piece);
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
  const [row] = Array.isArray(outcomes) ? outcomes.flatMap(rowsOf) : [];
  const access = row && readAccess(caller, row);
  if (!access) throw notFound();
  return testAccess?.(access) ?? access;
}

function rowsOf(outcome: pg.QueryResult<AccessRow>): AccessRow[] {
  return outcome.rows;
}

function createTransaction(client: pg.ClientBase, access: Access, lines: string[]): Transaction {
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
      lines.push(
        ...[...new Set(concerns)].map((who) => accessLog(access, operation, who, subject)),
      );
    },
  };
}

function accessLog(
  access: Access,
  operation: Operation,
  concerns: string,
  subject?: string,
): string {
  const { kijker, niveau, actor, reden } = access;
  const values = [kijker, String(niveau), actor, reden, concerns, operation, subject];
  const literal = values.map((value) => (value ? pg.escapeLiteral(value) : 'NULL'));
  return `INSERT INTO insurer.inzage
    (kijker, niveau, actor, reden, betreft, operatie, onderwerp) VALUES (${literal.join(',')})`;
}

async function rollBack(client: pg.ClientBase): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (error) {
    // The connection is gone: the pool throws it away.
    return error instanceof Error ? error : new Error('rollback failed');
  }
}
