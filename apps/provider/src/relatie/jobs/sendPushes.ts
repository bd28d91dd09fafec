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

interface Telling extends Needs {
  readonly pusher: Pusher;
}

async function note(
  { pool, now, pusher }: Telling,
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

/** Tells a browser that was taken for it, outside of any transaction, and notes what came of it. */
async function tell(telling: Telling, row: PushRow): Promise<void> {
  const { log, pusher } = telling;
  let outcome: PushOutcome;
  try {
    outcome = await pusher.tell(row);
  } catch (error) {
    await note(telling, row, 'later');
    throw error;
  }
  await note(telling, row, outcome);
  // A wrong key or clock of ours: whoever runs it mends that, and the browsers are told then.
  if (outcome === 'refused') log.error({ push: row.push_id }, 'a push service refuses our pushes');
  else if (outcome !== 'taken') log.info({ push: row.push_id, outcome }, 'a push was not taken');
}

/** So much longer than one push takes at most nobody else takes it: clocks of copies differ. */
const marginMs = 60_000;

/**
 * Tells every browser in which something is due, once for all messages that wait there. Each is taken before it
 * is told, so that no transaction waits for the push service; killed in between, it goes once more under the
 * same topic, which shows once, when its next time has come. Without a push service nobody is told.
 * @throws AggregateError with what failed, once all others were told.
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
  await performEach(taken, (row) => tell({ ...needs, pusher }, row));
}
