import type pg from 'pg';
import type { Opdracht } from '../../db/database.ts';

/** A transaction of a job, as the role for jobs. */
export interface TaakTransactie {
  readonly query: <Rij>(opdracht: Opdracht, waarden: readonly unknown[]) => Promise<Rij[]>;
  /** The connection itself, for a job that is queued in this transaction. */
  readonly client: pg.ClientBase;
}

/** Runs `doe` in one transaction; what it throws rolls everything back. */
export async function inTaak<T>(
  pool: pg.Pool,
  doe: (transactie: TaakTransactie) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let stuk: Error | undefined;
  try {
    await client.query('BEGIN');
    const uitkomst = await doe({
      client,
      query: async <Rij>({ name, text }: Opdracht, waarden: readonly unknown[]) => {
        const { rows } = await client.query<Rij & pg.QueryResultRow>({
          name,
          text,
          values: [...waarden],
        });
        return rows;
      },
    });
    await client.query('COMMIT');
    return uitkomst;
  } catch (fout) {
    stuk = await draaiTerug(client);
    throw fout;
  } finally {
    client.release(stuk);
  }
}

async function draaiTerug(client: pg.ClientBase): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (fout) {
    // The connection is gone: the pool throws it away.
    return fout instanceof Error ? fout : new Error('rollback failed');
  }
}
