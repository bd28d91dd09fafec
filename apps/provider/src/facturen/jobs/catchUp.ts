import { patienceOf } from '@mijn/postgres/connections';
import { getToday } from '../../clock/clock.ts';
import type { JobContext } from '../../jobs/jobContext.ts';
import { inJob, type JobPool, type JobTransaction } from '../../jobs/jobTransaction.ts';
import { retryOnConflict } from '../../db/retryOnConflict.ts';
import type { IncassoBank } from './incassoBank.ts';
import { runNext } from './runDay.ts';

/**
 * Runs every day up to and including `until` that was not run, in order, each in its own transaction.
 * Safe in several copies: each day is run by one of them.
 * @param after called in the transaction of each day, after its jobs.
 */
export async function catchUp(
  pool: JobPool,
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
    doneUntil = await retryOnConflict(() => inJob(pool, run, patienceOf.day));
  } while (Temporal.PlainDate.compare(doneUntil, until) < 0);
}

/** Runs the insurer's days up to and including today. */
export async function catchUpWithToday({
  pool,
  now,
  incassoBank,
}: Pick<JobContext, 'pool' | 'now' | 'incassoBank'>): Promise<void> {
  const today = await inJob(pool, (transaction) => getToday(transaction, now()));
  await catchUp(pool, today, incassoBank);
}
