import { daysWithStaff } from '../reacties/reacties.rules.ts';
import type { JobContext } from '../../jobs/jobContext.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { performEach } from '../../jobs/oneByOne.ts';
import { listEigenRisicoKnown, listStaffClaims, markWaiting } from './waiting.queries.ts';
import { decideDuplicate } from './decideDuplicate.ts';

/**
 * Decides the claims that have been with staff for some of the insurer's days, each in its own
 * transaction. Returns how many.
 * @throws AggregateError all failures, after the last claim.
 */
export async function decideStaffClaims({
  pool,
  now,
  enqueue,
}: Pick<JobContext, 'pool' | 'now' | 'enqueue'>): Promise<number> {
  const waiting = await inJob(pool, (transaction) =>
    listStaffClaims(transaction, daysWithStaff, now()),
  );
  return performEach(waiting, (nummer) =>
    inJob(pool, async (transaction) => {
      const outcome = await decideDuplicate(transaction, nummer, now());
      if (outcome === 'goesOn') await enqueue('assess', nummer, transaction);
    }),
  );
}

/** Continues claims that waited for own risk which is known by now. Returns how many. */
export async function resumeEigenRisicoKnown({
  pool,
  enqueue,
}: Pick<JobContext, 'pool' | 'enqueue'>): Promise<number> {
  return inJob(pool, async (transaction) => {
    const known = await listEigenRisicoKnown(transaction);
    for (const nummer of known) {
      await markWaiting(transaction, nummer, null);
      await enqueue('assess', nummer, transaction);
    }
    return known.length;
  });
}
