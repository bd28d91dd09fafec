import { keptSinceInstant } from '../../clock/keptSince.rules.ts';
import type { JobContext } from '../../jobs/jobContext.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { findOldestBatch, lockSeals, removeBatch } from './seal.queries.ts';

/**
 * Removes the lines of sealed batches after their term, whole batches and the oldest first, each in its own transaction.
 * The seals stay, so that the rest still verifies. A batch of which lines were removed or added stays too, with all that
 * follow it: `verifyLog` reports it.
 * @returns the number of batches
 */
export async function forgetLog({
  pool,
  now,
  log,
}: Pick<JobContext, 'pool' | 'now' | 'log'>): Promise<number> {
  const before = keptSinceInstant('inzagen', now());
  let count = 0;
  for (;;) {
    const batch = await inJob(pool, async (transaction) => {
      await lockSeals(transaction);
      const oldest = await findOldestBatch(transaction, before);
      if (oldest && oldest.present === oldest.sealed) await removeBatch(transaction, oldest);
      return oldest;
    });
    if (!batch) return count;
    if (batch.present !== batch.sealed) {
      log.error({ until: batch.untilId }, 'a batch of the log of access is not whole, and stays');
      return count;
    }
    log.info({ until: batch.untilId, lines: batch.present }, 'an old batch of the log was removed');
    count += 1;
  }
}
