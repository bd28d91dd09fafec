import type { JobContext } from '../../jobs/jobContext.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { markInTreatment } from './step.queries.ts';

/** Takes up a claim and queues its judgement. Does nothing when it cannot be taken up (any more). */
export async function startProcessing(
  { pool, now, enqueue }: Pick<JobContext, 'pool' | 'now' | 'enqueue'>,
  nummer: string,
): Promise<void> {
  await inJob(pool, async (transaction) => {
    if (!(await markInTreatment(transaction, nummer, now()))) return;
    await enqueue('assess', nummer, transaction);
  });
}
