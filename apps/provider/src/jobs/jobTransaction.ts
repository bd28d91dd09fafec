import { type Patience, rollBack, clientTimeoutMs } from '@mijn/postgres/connections';
import type pg from 'pg';
import type { Statement } from '../db/database.ts';

/** Connection pool of the jobs, as the jobs role; one per process. */
export type JobPool = pg.Pool;

/** A transaction, of a call or a job, in which a job can be queued. */
export interface QueueingTransaction {
  readonly client: pg.ClientBase;
}

export interface JobTransaction extends QueueingTransaction {
  readonly query: <Row>(statement: Statement, values: readonly unknown[]) => Promise<Row[]>;
}

const grantTime = `SELECT set_config('statement_timeout', $1, true)`;

/**
 * Runs `perform` in one transaction, which is rolled back when it throws.
 * @param patience overrides the pool's statement timeout, at PostgreSQL and in the client.
 */
export async function inJob<T>(
  pool: JobPool,
  perform: (transaction: JobTransaction) => Promise<T>,
  patience?: Pick<Patience, 'statementMs'>,
): Promise<T> {
  const waits = patience && { query_timeout: clientTimeoutMs(patience) };
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    if (patience) await client.query(grantTime, [`${patience.statementMs}ms`]);
    const outcome = await perform({
      client,
      query: async <Row>({ name, text }: Statement, values: readonly unknown[]) => {
        const { rows } = await client.query<Row & pg.QueryResultRow>({
          name,
          text,
          values: [...values],
          ...waits,
        });
        return rows;
      },
    });
    await client.query('COMMIT');
    return outcome;
  } catch (error) {
    broken = await rollBack(client, error);
    throw error;
  } finally {
    client.release(broken);
  }
}
