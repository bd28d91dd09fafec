import type { JobContext } from '../../jobs/jobContext.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import { performEach, takeEach } from '../../jobs/oneByOne.ts';
import type { Pusher, PushOutcome } from '../../push/pusher.ts';
import {
  takeNextPush,
  markPushDone,
  markPushLater,
  type PushRow,
  removeLostPushes,
  removePush,
} from './pushes.queries.ts';

type Needs = Pick<JobContext, 'pool' | 'now' | 'log' | 'pusher'>;

interface PushContext extends Needs {
  readonly pusher: Pusher;
}

async function recordOutcome(
  { pool, now, pusher }: PushContext,
  row: PushRow,
  outcome: PushOutcome,
): Promise<void> {
  const pause = outcome === 'taken' ? undefined : pusher.pausesMs[row.attempts - 1];
  await inJob(pool, async (transaction) => {
    if (outcome === 'gone') await removePush(transaction, row);
    else if (pause === undefined) await markPushDone(transaction, row);
    else await markPushLater(transaction, row, now().add({ milliseconds: pause }));
  });
}

/** Sends a reserved push outside any transaction, and records the result. */
async function send(context: PushContext, row: PushRow): Promise<void> {
  const { log, pusher } = context;
  let outcome: PushOutcome;
  try {
    outcome = await pusher.tell(row);
  } catch (error) {
    await recordOutcome(context, row, 'later');
    throw error;
  }
  await recordOutcome(context, row, outcome);
  // Our key or clock is wrong; pushes are delivered once an operator has fixed it.
  if (outcome === 'refused') log.error({ push: row.push_id }, 'a push service refuses our pushes');
  else if (outcome !== 'taken') log.info({ push: row.push_id, outcome }, 'a push was not taken');
}

// Added to the timeout of a push before another copy may take it, because clocks differ.
const marginMs = 60_000;

/**
 * Sends a push to every browser with due messages, one for all of them. Each is reserved before it is
 * sent, so that no transaction waits for the push service. If the process dies, it is sent again later
 * under the same topic, which a browser shows once. Does nothing without web push.
 * @throws AggregateError all failures, after the last push.
 */
export async function sendPushes(needs: Needs): Promise<void> {
  const { pool, now, pusher } = needs;
  if (!pusher) return;
  const { pausesMs, patienceMs } = pusher;
  await inJob(pool, (tx) => removeLostPushes(tx, now(), pausesMs.length + 1));
  const taken = takeEach(pool, (transaction) => {
    const next = now().add({ milliseconds: patienceMs + marginMs });
    return takeNextPush(transaction, now(), next);
  });
  await performEach(taken, (row) => send({ ...needs, pusher }, row));
}
