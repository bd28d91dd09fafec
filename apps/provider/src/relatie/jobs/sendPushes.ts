import type { JobContext } from '../../jobs/jobContext.ts';
import { inJob, type JobTransaction } from '../../jobs/jobTransaction.ts';
import type { Pusher } from '../../push/pusher.ts';
import { lockNextPush, markPushDone, markPushLater, removePush } from './pushes.queries.ts';

type Needs = Pick<JobContext, 'pool' | 'now' | 'log' | 'pusher'>;

async function tellNext(
  transaction: JobTransaction,
  pusher: Pusher,
  { now, log }: Needs,
): Promise<boolean> {
  const row = await lockNextPush(transaction, now());
  if (!row) return false;
  const outcome = await pusher.tell(row);
  const pause = outcome === 'later' ? pusher.pausesMs[row.attempts] : undefined;
  if (outcome === 'gone') await removePush(transaction, row);
  else if (pause === undefined) await markPushDone(transaction, row);
  else await markPushLater(transaction, row, now().add({ milliseconds: pause }));
  if (outcome !== 'taken') log.info({ push: row.push_id, outcome }, 'a push was not taken');
  return true;
}

/**
 * Tells every browser in which something is due, once for all messages that wait there; each in a
 * transaction of its own that holds them. Killed after the push service took one and before that is noted,
 * it goes once more under the same topic, which shows once. Without a push service nobody is told.
 */
export async function sendPushes(needs: Needs): Promise<void> {
  const { pool, pusher } = needs;
  if (!pusher) return;
  while (await inJob(pool, (transaction) => tellNext(transaction, pusher, needs)));
}
