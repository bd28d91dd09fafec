import type { JobContext } from '../../jobs/jobContext.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { performRowByRow } from '../../jobs/oneByOne.ts';
import type { Pusher } from '../../push/pusher.ts';
import {
  lockNextPush,
  markPushDone,
  markPushLater,
  type PushRow,
  removePush,
} from './pushes.queries.ts';

type Needs = Pick<JobContext, 'pool' | 'now' | 'log' | 'pusher'>;

async function tell(
  transaction: JobTransaction,
  row: PushRow,
  { now, log, pusher }: Needs & { readonly pusher: Pusher },
): Promise<void> {
  const outcome = await pusher.tell(row);
  const pause = outcome === 'taken' ? undefined : pusher.pausesMs[row.attempts];
  if (outcome === 'gone') await removePush(transaction, row);
  else if (pause === undefined) await markPushDone(transaction, row);
  else await markPushLater(transaction, row, now().add({ milliseconds: pause }));
  // A wrong key or clock of ours: whoever runs it mends that, and the browsers are told then.
  if (outcome === 'refused') log.error({ push: row.push_id }, 'a push service refuses our pushes');
  else if (outcome !== 'taken') log.info({ push: row.push_id, outcome }, 'a push was not taken');
}

/**
 * Tells every browser in which something is due, once for all messages that wait there; each in a
 * transaction of its own that holds them. Killed after the push service took one and before that is noted,
 * it goes once more under the same topic, which shows once. Without a push service nobody is told.
 * @throws AggregateError with what failed, once all others were told.
 */
export async function sendPushes(needs: Needs): Promise<void> {
  const { pool, now, pusher } = needs;
  if (!pusher) return;
  await performRowByRow<PushRow>(pool, {
    takeNext: (transaction, leftOut) => lockNextPush(transaction, now(), leftOut),
    idOf: ({ push_id }) => push_id,
    perform: (transaction, row) => tell(transaction, row, { ...needs, pusher }),
  });
}
