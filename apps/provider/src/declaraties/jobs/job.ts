import type pg from 'pg';
import type { Statement } from '../../db/database.ts';

/** A transaction of a job, as the role for jobs. */
export interface JobTransaction {
  readonly query: <Row>(statement: Statement, values: readonly unknown[]) => Promise<Row[]>;
  /** The connection itself, for a job that is queued in this transaction. */
  readonly client: pg.ClientBase;
}

/** Runs `perform` in one transaction; what it throws rolls everything back. */
export async function inJob<T>(
  pool: pg.Pool,
  perform: (transaction: JobTransaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let piece: Error | undefined;
  try {
    await client.query('BEGIN');
    const outcome = await perform({
      client,
      query: async <Row>({ name, text }: Statement, values: readonly unknown[]) => {
        const { rows } = await client.query<Row & pg.QueryResultRow>({
          name,
          text,
          values: [...values],
        });
        return rows;
      },
    });
    await client.query('COMMIT');
    return outcome;
  } catch (error) {
    piece = await rollBack(client);
    throw error;
  } finally {
    client.release(piece);
  }
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
