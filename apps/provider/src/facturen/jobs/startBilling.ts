import { openPool } from '../../db/database.ts';
import { type Repetition, repeat } from '../../declaraties/jobs/repeat.ts';
import { inJob } from '../../declaraties/jobs/job.ts';
import type { Environment } from '../../http/environment.ts';
import { getDay } from '../../clock/clock.ts';
import { catchUp } from './catchUp.ts';

/** How often it is looked whether a new day has begun. */
const pollMs = 30_000;

type Needs = Pick<Environment, 'databaseUrl' | 'incassoBank' | 'log'> & {
  readonly database: Pick<Environment['database'], 'now'>;
};

/**
 * Runs the insurer's days as they come, and those that were missed, in order. As many copies as
 * wanted may do so: each day is run by one of them.
 */
export function startBilling({ databaseUrl, incassoBank, log, database }: Needs): Repetition {
  const reportError = ({ name, message }: Error): void => {
    log.warn({ error: { name, message } }, 'the billing of a day failed and is tried again');
  };
  const pool = openPool(databaseUrl, 'jobs', reportError, 1);
  const days = repeat(pollMs, reportError, async () => {
    const today = await inJob(pool, (transaction) => getDay(transaction, database.now()));
    await catchUp(pool, today, incassoBank);
  });
  return {
    close: async () => {
      await days.close();
      await pool.end();
    },
  };
}
