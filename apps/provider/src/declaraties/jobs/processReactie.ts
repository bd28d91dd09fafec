import type pg from 'pg';
import { respond, staffAnswer, daysWithStaff } from '../reacties.rules.ts';
import {
  getReactieFacts,
  listForwardedReacties,
  listLostReacties,
  markReactieTakenUp,
  setReactieResponse,
  lockState,
} from './reacties.queries.ts';
import { inJob, type JobTransaction } from './job.ts';
import { aliveSeconds } from './queue.ts';

/** Queues the next step of a reaction in the transaction of `client`. */
export type EnqueueReactie = (client: pg.ClientBase, reactieId: string) => Promise<void>;

/**
 * Takes a reaction one step further in this transaction: takes it up and queues its answer, or
 * answers it. Does nothing when nothing is left to do. `now` is real time.
 */
export async function processReactie(
  transaction: JobTransaction,
  reactieId: string,
  now: Temporal.Instant,
  set: EnqueueReactie,
): Promise<void> {
  const phase = await lockState(transaction, reactieId);
  if (phase === 'takeUp') {
    await markReactieTakenUp(transaction, reactieId, now);
    await set(transaction.client, reactieId);
  } else if (phase === 'beantwoorden') {
    const outcome = respond(await getReactieFacts(transaction, reactieId));
    await setReactieResponse(transaction, reactieId, outcome, now);
  }
}

/** Queues reactions again whose job is gone (its process was killed). Returns how many. */
export async function resumeReacties(pool: pg.Pool, set: EnqueueReactie): Promise<number> {
  return inJob(pool, async (transaction) => {
    const lost = await listLostReacties(transaction, aliveSeconds);
    for (const reactieId of lost) await set(transaction.client, reactieId);
    return lost.length;
  });
}

/**
 * Answers the reactions that were passed on to a person, once those have had them for some insurer's
 * days. `now` is real time. Returns how many.
 */
export async function answerForwarded(pool: pg.Pool, now: Temporal.Instant): Promise<number> {
  return inJob(pool, async (transaction) => {
    const forwarded = await listForwardedReacties(transaction, daysWithStaff, now);
    for (const reactieId of forwarded) {
      const antwoord = staffAnswer(await getReactieFacts(transaction, reactieId));
      await setReactieResponse(transaction, reactieId, { antwoord, forwarded: false }, now);
    }
    return forwarded.length;
  });
}
