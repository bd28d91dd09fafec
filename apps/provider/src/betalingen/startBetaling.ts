import { setTimeout as pause } from 'node:timers/promises';
import { inJob } from '../jobs/jobTransaction.ts';
import { listPayable } from '../facturen/betaalverzoeken/toPay.queries.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Caller, Access } from '../access/access.ts';
import { type Database, inAccess, type Transaction } from '../access/inAccess.ts';
import {
  addBetaling,
  listRunningBetalingen,
  lockBetaalverzoeken,
  isWaitingForStaff,
} from './betalingen.queries.ts';
import { isRunning } from './betalingen.rules.ts';
import { type BetalingPart, isSameBetaling } from './parts.ts';
import { PaymentProviderError } from './paymentProvider/paymentProvider.ts';
import { getAttempt, type Attempt } from './jobs/attempt.queries.ts';
import { mayLook } from './jobs/reconcile.ts';
import { type Finding, abort, inquire, type Work } from './jobs/process.ts';

// The bank is busy with a payment of it, or a person has to look at one first.
function busy(): Refusal {
  return new Refusal(409, ['betalingInBehandeling']);
}

/** The attempts under way for what is asked, and what is open of it now. */
interface StartedBetaling {
  /** The one to go on with, or those that have to end before there is room for it. */
  readonly attempts: readonly string[];
  readonly wanted: readonly BetalingPart[];
  /** We wrote it just now. */
  readonly isFresh: boolean;
}

/** What is open of each of the requests. @throws Refusal 404 when one is foreign, unknown or malformed. */
async function listWanted(
  access: Access,
  transaction: Transaction,
  kenmerken: readonly string[],
): Promise<readonly BetalingPart[]> {
  if (!kenmerken.every((kenmerk) => /^\d{16}$/.test(kenmerk))) throw notFound();
  await lockBetaalverzoeken(access, transaction, kenmerken);
  const toPay = await listPayable(access, transaction, kenmerken);
  if (toPay.length < kenmerken.length) throw notFound();
  for (const kenmerk of kenmerken) transaction.record('startBetaling', [access.viewer], kenmerk);
  return toPay.map(({ betaalverzoek, bedrag }) => ({ betaalverzoek, bedrag }));
}

/**
 * Finds the attempts that are under way for payment requests, or writes a new one for all of them. The
 * amount is what is open (docs/decisions.md §7).
 * @throws Refusal 404 when one is foreign or unknown, 409 when nothing is open of one or what came
 * in for it waits for a person, 503 when there is no payment provider. Nothing is written then.
 */
async function findOrAddAttempts(
  access: Access,
  transaction: Transaction,
  kenmerken: readonly string[],
  canPay: boolean,
): Promise<StartedBetaling> {
  const wanted = await listWanted(access, transaction, kenmerken);
  // What comes in takes the same locks: it is kept before this, or finds the attempt that is written here.
  if (await isWaitingForStaff(access, transaction, kenmerken)) throw busy();
  const attempts = await listRunningBetalingen(access, transaction, kenmerken);
  if (attempts.length > 0) return { attempts, wanted, isFresh: false };
  if (wanted.some(({ bedrag }) => bedrag <= 0)) throw new Refusal(409, ['nietsTeBetalen']);
  if (!canPay) throw new Refusal(503);
  return { attempts: [await addBetaling(access, transaction, wanted)], wanted, isFresh: true };
}

/**
 * What somebody else, who asked to pay at the same moment, has made of an attempt while we got no
 * answer: a payment provider may well refuse a key that it is still busy with.
 * @throws `error` when it stands where it stood.
 */
async function alreadyDoneByOther(work: Work, before: Attempt, error: unknown): Promise<Finding> {
  const attempt = await inJob(work.pool, (transaction) =>
    getAttempt(transaction, before.betalingId),
  );
  if (attempt.serviceId === before.serviceId) throw error;
  return { attempt, afwijking: undefined };
}

/**
 * Takes an attempt to the point where the person can pay what is wanted: where that is; undefined when
 * the attempt is over and another round is due. One that asks something else is ended.
 * @throws Refusal 409 while the bank is busy with it, or a person has to look at it first.
 */
async function proceedWith(
  work: Work,
  betalingId: string,
  { wanted, isFresh }: StartedBetaling,
): Promise<string | undefined> {
  const attempt = await inJob(work.pool, (transaction) => getAttempt(transaction, betalingId));
  const looking = await mayLook(work, betalingId);
  const same = isSameBetaling(attempt.delen, wanted);
  const known = attempt.state === 'open' && same ? attempt.redirect : null;
  if (known !== null && !looking) return known;
  const { attempt: now, afwijking } = await inquire(work, attempt, 'start', isFresh).catch(
    (error: unknown) => alreadyDoneByOther(work, attempt, error),
  );
  if (afwijking && isRunning(now.state)) throw busy();
  if (now.state === 'inBehandeling') throw busy();
  if (now.state !== 'open') return undefined;
  if (same) {
    if (now.redirect === null) throw new PaymentProviderError('unreadable');
    return now.redirect;
  }
  // Partly paid in another way since, or asked with others: the old attempt may not be paid any more, nor
  // beside a new one.
  const { attempt: after } = await abort(work, now, 'start');
  if (isRunning(after.state)) throw busy();
  return undefined;
}

/** Goes on with each: at most one of them asks what is wanted, and then it is the only one. */
async function proceed(work: Work, started: StartedBetaling): Promise<string | undefined> {
  for (const betalingId of started.attempts) {
    const redirect = await proceedWith(work, betalingId, started);
    if (redirect !== undefined) return redirect;
  }
  return undefined;
}

/** An attempt that is over makes room for another; more than a few in one call is a fault. */
const rounds = 4;

/** How long a person waits for all of it together, milliseconds (docs/quality.md: an answer within 15 s). */
const patienceMs = 12_000;

async function startAndContinue(
  database: Database,
  work: Work | undefined,
  caller: Caller,
  kenmerken: readonly string[],
): Promise<string> {
  for (let round = 0; round < rounds; round += 1) {
    const started = await inAccess(database, caller, (access, transaction) =>
      findOrAddAttempts(access, transaction, kenmerken, work !== undefined),
    );
    if (!work) break;
    const redirect = await proceed(work, started).catch((error: unknown) => {
      if (!(error instanceof PaymentProviderError)) throw error;
      const { kind, reason } = error;
      work.log.warn({ betalingen: started.attempts, kind, reason }, 'paying could not start');
      throw new Refusal(503);
    });
    if (redirect !== undefined) return redirect;
  }
  throw new Refusal(503);
}

/**
 * Starts paying payment requests in one payment, or goes on with it: the address where the person pays.
 * However often and from however many tabs it is asked, each request is in one attempt at a time.
 * @param kenmerken of the requests, each once; the first gives the payment its reference.
 * @throws Refusal 403 for staff, 404 when one is foreign or unknown, 409 (`nietsTeBetalen`,
 * `betalingInBehandeling`), 503 when the payment provider is away, too slow or not configured; the
 * attempt stays then, and the next call goes on with it.
 */
export async function startBetaling(
  database: Database,
  work: Work | undefined,
  caller: Caller,
  kenmerken: readonly string[],
): Promise<string> {
  const tooLong = new AbortController();
  const { signal } = tooLong;
  const timeUp = pause(patienceMs, undefined, { ref: false, signal }).then(() => {
    throw new Refusal(503);
  });
  try {
    return await Promise.race([startAndContinue(database, work, caller, kenmerken), timeUp]);
  } finally {
    tooLong.abort();
  }
}
