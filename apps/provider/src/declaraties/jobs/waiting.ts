import { daysWithStaff } from '../reacties/reacties.rules.ts';
import type { JobContext } from '../../jobs/jobContext.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { performEach } from '../../jobs/oneByOne.ts';
import { listEigenRisicoKnown, listWithStaff, markWaiting } from './waiting.queries.ts';
import { decideDuplicate } from './decideDuplicate.ts';

/**
 * Decides the claims that a person had to look at, once they have had them for some insurer's days, as
 * with reactions; each in a transaction of its own. Returns how many.
 * @throws AggregateError with what failed, once all others were decided.
 */
export async function decideWithStaff({
  pool,
  now,
  enqueue,
}: Pick<JobContext, 'pool' | 'now' | 'enqueue'>): Promise<number> {
  const waiting = await inJob(pool, (transaction) =>
    listWithStaff(transaction, daysWithStaff, now()),
  );
  return performEach(waiting, (nummer) =>
    inJob(pool, async (transaction) => {
      const outcome = await decideDuplicate(transaction, nummer, now());
      if (outcome === 'goesOn') await enqueue('assess', nummer, transaction);
    }),
  );
}

/** Takes claims further that waited for an own risk that is known by now. Returns how many. */
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
