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
import { mayQueryPaymentProvider } from './jobs/reconcile.ts';
import { type Finding, abort, queryAttempt, type Work } from './jobs/process.ts';

// A payment is pending at the bank or with staff.
function busy(): Refusal {
  return new Refusal(409, ['betalingInBehandeling']);
}

/** Running attempts for the requests, and the currently open amounts. */
interface StartedBetaling {
  /** The attempt to continue, or those that must end before a new one. */
  readonly attempts: readonly string[];
  readonly wanted: readonly BetalingPart[];
  /** Created by this call. */
  readonly isFresh: boolean;
}

/** Returns the open amount of each request. @throws Refusal 404 when one is foreign, unknown or malformed. */
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
 * Returns the running attempts for payment requests, or creates one for all of them with the open
 * amounts (docs/decisions.md §7).
 * @throws Refusal 404 when one is foreign or unknown, 409 when nothing is open or received money waits
 * for staff, 503 without a payment provider. Nothing is stored then.
 */
async function findOrAddAttempts(
  access: Access,
  transaction: Transaction,
  kenmerken: readonly string[],
  canPay: boolean,
): Promise<StartedBetaling> {
  const wanted = await listWanted(access, transaction, kenmerken);
  // Received money takes the same locks: either it is stored already, or it will find the attempt created here.
  if (await isWaitingForStaff(access, transaction, kenmerken)) throw busy();
  const attempts = await listRunningBetalingen(access, transaction, kenmerken);
  if (attempts.length > 0) return { attempts, wanted, isFresh: false };
  if (wanted.some(({ bedrag }) => bedrag <= 0)) throw new Refusal(409, ['nietsTeBetalen']);
  if (!canPay) throw new Refusal(503);
  return { attempts: [await addBetaling(access, transaction, wanted)], wanted, isFresh: true };
}

/**
 * Returns the state that a concurrent request gave the attempt while ours failed, because a payment
 * provider may refuse a key that is in use.
 * @throws `error` when the attempt is unchanged.
 */
async function alreadyDoneByOther(work: Work, before: Attempt, error: unknown): Promise<Finding> {
  const attempt = await inJob(work.pool, (transaction) =>
    getAttempt(transaction, before.betalingId),
  );
  if (attempt.serviceId === before.serviceId) throw error;
  return { attempt, afwijking: undefined };
}

/**
 * Brings an attempt to the point where the person can pay the open amounts, and returns the payment
 * page's address; undefined when the attempt has ended and another round is needed. An attempt for
 * other amounts is ended.
 * @throws Refusal 409 while a payment is pending at the bank or with staff.
 */
async function proceedWith(
  work: Work,
  betalingId: string,
  { wanted, isFresh }: StartedBetaling,
): Promise<string | undefined> {
  const attempt = await inJob(work.pool, (transaction) => getAttempt(transaction, betalingId));
  const looking = await mayQueryPaymentProvider(work, betalingId);
  const same = isSameBetaling(attempt.delen, wanted);
  const known = attempt.state === 'open' && same ? attempt.redirect : null;
  if (known !== null && !looking) return known;
  const { attempt: now, afwijking } = await queryAttempt(work, attempt, 'start', isFresh).catch(
    (error: unknown) => alreadyDoneByOther(work, attempt, error),
  );
  if (afwijking && isRunning(now.state)) throw busy();
  if (now.state === 'inBehandeling') throw busy();
  if (now.state !== 'open') return undefined;
  if (same) {
    if (now.redirect === null) throw new PaymentProviderError('unreadable');
    return now.redirect;
  }
  // The amounts have changed, or the requests are paid in another combination, so the old attempt must
  // not be paid.
  const { attempt: after } = await abort(work, now, 'start');
  if (isRunning(after.state)) throw busy();
  return undefined;
}

/** Continues each attempt; at most one of them matches the open amounts, and then it is the only one. */
async function proceed(work: Work, started: StartedBetaling): Promise<string | undefined> {
  for (const betalingId of started.attempts) {
    const redirect = await proceedWith(work, betalingId, started);
    if (redirect !== undefined) return redirect;
  }
  return undefined;
}

// Each round ends an attempt; needing more rounds indicates a fault.
const rounds = 4;

// Total time a person waits, milliseconds (docs/quality.md: an answer within 15 s).
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
 * Starts paying payment requests in one payment, or continues it; returns the payment page's address.
 * Each request is in one running attempt at a time, however often and concurrently this is called.
 * @param kenmerken distinct requests; the first gives the payment its reference.
 * @throws Refusal 403 for staff, 404 when one is foreign or unknown, 409 (`nietsTeBetalen`,
 * `betalingInBehandeling`), 503 when the payment provider is unreachable, too slow or not configured;
 * the attempt is kept, and the next call continues it.
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
