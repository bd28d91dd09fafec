import {
  respond,
  staffAnswer,
  daysOfInquiry,
  daysWithStaff,
  interimAnswer,
  type Inquiry,
  neverHadAnswer,
  type ReactieFacts,
} from '../reacties/reacties.rules.ts';
import {
  findDayToCome,
  findForwardedReactie,
  getReactieFacts,
  listLostReacties,
  markReactieInProgress,
  updateReactieResponse,
  lockState,
} from './reacties.queries.ts';
import type { JobContext } from '../../jobs/jobContext.ts';
import { inJob, type JobTransaction } from '../../jobs/jobTransaction.ts';
import { performRowByRow } from '../../jobs/oneByOne.ts';
import { takeBackLine, type TakeBackOutcome } from './takeBack.ts';
import { hasStandingLines, listDiscussedLines } from './takeBack.queries.ts';

type Needs = Pick<JobContext, 'pool' | 'now' | 'enqueue'>;

/**
 * Advances a reaction by one step: takes it up and queues its answer, or answers it. Does nothing when
 * it is answered.
 */
export async function answerReactie(
  { pool, now, enqueue }: Needs,
  reactieId: string,
): Promise<void> {
  await inJob(pool, async (transaction) => {
    const phase = await lockState(transaction, reactieId);
    if (phase === 'startProcessing') {
      await markReactieInProgress(transaction, reactieId, now());
      await enqueue('answerReactie', reactieId, transaction);
    } else if (phase === 'answer') {
      const outcome = respond(await getReactieFacts(transaction, reactieId));
      await updateReactieResponse(transaction, reactieId, outcome, now());
    }
  });
}

/** Queues reactions again whose job was lost with its process. Returns how many. */
export async function resumeReacties({ pool, enqueue }: Omit<Needs, 'now'>): Promise<number> {
  return inJob(pool, async (transaction) => {
    const lost = await listLostReacties(transaction);
    for (const reactieId of lost) await enqueue('answerReactie', reactieId, transaction);
    return lost.length;
  });
}

// The simulated care provider takes its bill back when asked: every possible line, if the reaction is
// about the whole bill. Lines that cannot be taken back need staff, and so does a claim that is not
// judged yet.
async function takeBackDiscussed(
  transaction: JobTransaction,
  reactieId: string,
  now: Temporal.Instant,
): Promise<Inquiry> {
  const outcomes: TakeBackOutcome[] = [];
  for (const key of await listDiscussedLines(transaction, reactieId)) {
    outcomes.push(await takeBackLine(transaction, key, now));
  }
  const done = outcomes.filter((outcome) => outcome === 'done' || outcome === 'doneBefore');
  const isByHand = done.length === 0 || done.length < outcomes.length;
  if (done.length === 0) return { taken: 'none', isByHand };
  const standing = await hasStandingLines(transaction, reactieId);
  return { taken: standing ? 'some' : 'all', isByHand };
}

async function answerNeverHad(
  transaction: JobTransaction,
  reactieId: string,
  facts: ReactieFacts,
  now: Temporal.Instant,
): Promise<void> {
  const inquiry = await takeBackDiscussed(transaction, reactieId, now);
  const promised = inquiry.isByHand
    ? await findDayToCome(transaction, reactieId, daysOfInquiry, now)
    : undefined;
  const response =
    promised === undefined
      ? { antwoord: neverHadAnswer(facts, inquiry), forwarded: false }
      : { antwoord: interimAnswer(inquiry, promised), forwarded: true, promised };
  await updateReactieResponse(transaction, reactieId, response, now);
}

async function answerOneForwarded(
  transaction: JobTransaction,
  reactieId: string,
  now: Temporal.Instant,
): Promise<void> {
  const facts = await getReactieFacts(transaction, reactieId);
  if (facts.kind === 'nietGehad') return answerNeverHad(transaction, reactieId, facts, now);
  const response = { antwoord: staffAnswer(facts), forwarded: false };
  await updateReactieResponse(transaction, reactieId, response, now);
}

/**
 * Answers the reactions that were forwarded to staff some of the insurer's days ago; those that need
 * further inquiry stay with staff until the promised day. Uses one transaction each, because taking a
 * bill back locks a person's year and larger transactions of two copies would deadlock. Returns how
 * many.
 * @throws AggregateError all failures, after the last one.
 */
export async function answerReactiesWithStaff({
  pool,
  now,
}: Omit<Needs, 'enqueue'>): Promise<number> {
  return performRowByRow<string>(pool, {
    takeNext: (transaction, leftOut) =>
      findForwardedReactie(transaction, daysWithStaff, now(), leftOut),
    idOf: (reactieId) => reactieId,
    perform: (transaction, reactieId) => answerOneForwarded(transaction, reactieId, now()),
  });
}
