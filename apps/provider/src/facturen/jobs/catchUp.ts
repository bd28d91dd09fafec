import pg from 'pg';
import { inJob, type JobTransaction } from '../../declaraties/jobs/job.ts';
import { runNext } from './runDay.ts';
import type { IncassoBank } from './incassoBank.ts';

/** Deadlock, and a booking that somebody else was first with: the day is run anew. */
const conflictCodes = ['40P01', '40001', '23514', '23505'];

const attempts = 5;

/**
 * Runs every day up to and with `until` that has not been run, in order, each in a transaction of its
 * own.
 * @param after done in the transaction of each day, when it has run.
 */
export async function catchUp(
  pool: pg.Pool,
  until: Temporal.PlainDate,
  bank: IncassoBank | undefined,
  after?: (transaction: JobTransaction, day: Temporal.PlainDate) => Promise<void>,
): Promise<void> {
  const run = async (transaction: JobTransaction): Promise<Temporal.PlainDate> => {
    const day = await runNext(transaction, until, bank);
    await after?.(transaction, day);
    return day;
  };
  let doneUntil: Temporal.PlainDate;
  do {
    doneUntil = await retryOnConflict(() => inJob(pool, run));
  } while (Temporal.PlainDate.compare(doneUntil, until) < 0);
}

async function retryOnConflict<T>(perform: () => Promise<T>, about = attempts): Promise<T> {
  try {
    return await perform();
  } catch (error) {
    const isConflict =
      error instanceof pg.DatabaseError && conflictCodes.includes(error.code ?? '');
    if (!isConflict || about === 0) throw error;
    return retryOnConflict(perform, about - 1);
  }
}
