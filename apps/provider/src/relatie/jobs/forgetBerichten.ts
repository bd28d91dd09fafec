import { getToday } from '../../clock/clock.ts';
import { keptSince } from '../../clock/keptSince.rules.ts';
import type { JobContext } from '../../jobs/jobContext.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { removeOldBerichten } from './forgetBerichten.queries.ts';

const perBatch = 500;

/**
 * Deletes messages after their term, read or not; returns how many. Each points at a claim or invoice, which stays.
 * @param most messages per transaction
 */
export async function forgetBerichten(
  { pool, now }: Pick<JobContext, 'pool' | 'now'>,
  most = perBatch,
): Promise<number> {
  let count = 0;
  for (;;) {
    const removed = await inJob(pool, async (transaction) => {
      const before = keptSince('berichten', await getToday(transaction, now()));
      return removeOldBerichten(transaction, before, most);
    });
    count += removed;
    if (removed < most) return count;
  }
}
