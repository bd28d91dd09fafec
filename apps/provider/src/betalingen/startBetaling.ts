import { setTimeout as pause } from 'node:timers/promises';
import type { Cents } from '@mijn/domain/money';
import { inJob } from '../jobs/jobTransaction.ts';
import { findPayable } from '../facturen/toPay.queries.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Caller, Access } from '../access/access.ts';
import { type Database, inAccess, type Transaction } from '../access/inAccess.ts';
import { addBetaling, findRunningBetaling, lockBetaalverzoek } from './betalingen.queries.ts';
import { isRunning } from './betalingen.rules.ts';
import { PaymentProviderError } from './paymentProvider/paymentProvider.ts';
import { getAttempt, type Attempt } from './jobs/attempt.queries.ts';
import { mayLook } from './jobs/stemAf.ts';
import { type Finding, abort, inquire, type Work } from './jobs/process.ts';

/** An attempt to go on with, and what is open now, cents. */
interface StartedBetaling {
  readonly betalingId: string;
  readonly openBedrag: Cents;
  /** We wrote it just now. */
  readonly nieuw: boolean;
}

/**
 * Finds the attempt that is under way for a payment request, or writes a new one. The amount is what
 * is open (decisions §7).
 * @throws Weigering 403 for staff, 404 foreign or unknown, 409 when nothing is open, 503 when there is
 * no payment provider.
 */
async function begin(
  access: Access,
  transaction: Transaction,
  kenmerk: string,
  canPay: boolean,
): Promise<StartedBetaling> {
  if (access.actor !== undefined) throw new Refusal(403);
  if (!/^\d{16}$/.test(kenmerk)) throw notFound();
  await lockBetaalverzoek(access, transaction, kenmerk);
  const toPay = await findPayable(access, transaction, kenmerk);
  if (!toPay) throw notFound();
  transaction.record('startBetaling', [access.kijker], kenmerk);
  const openBedrag = toPay.bedrag;
  const running = await findRunningBetaling(access, transaction, kenmerk);
  if (running !== undefined) return { betalingId: running, openBedrag, nieuw: false };
  if (openBedrag <= 0) throw new Refusal(409, ['nietsTeBetalen']);
  if (!canPay) throw new Refusal(503);
  const betalingId = await addBetaling(access, transaction, kenmerk, openBedrag);
  return { betalingId, openBedrag, nieuw: true };
}

/**
 * What somebody else, who asked to pay at the same moment, has made of an attempt while we got no
 * answer: a payment provider may well refuse a key that it is still busy with.
 * @throws `error` when it stands where it stood.
 */
async function alreadyDoneByOther(work: Work, before: Attempt, error: unknown): Promise<Finding> {
  const poging = await inJob(work.pool, (transaction) =>
    getAttempt(transaction, before.betalingId),
  );
  if (poging.serviceId === before.serviceId) throw error;
  return { poging, afwijking: undefined };
}

/**
 * Takes an attempt to the point where the person can pay: where that is; undefined when the attempt
 * is over and another round is due.
 * @throws Weigering 409 while the bank is busy with it, or a person has to look at it first.
 */
async function proceed(work: Work, started: StartedBetaling): Promise<string | undefined> {
  const { betalingId, openBedrag, nieuw } = started;
  const attempt = await inJob(work.pool, (transaction) => getAttempt(transaction, betalingId));
  const looking = await mayLook(work, betalingId);
  const known = attempt.state === 'open' && attempt.bedrag === openBedrag ? attempt.redirect : null;
  if (known !== null && !looking) return known;
  const { poging: now, afwijking } = await inquire(work, attempt, 'start', nieuw).catch(
    (error: unknown) => alreadyDoneByOther(work, attempt, error),
  );
  const busy = new Refusal(409, ['betalingInBehandeling']);
  if (afwijking && isRunning(now.state)) throw busy;
  if (now.state === 'inBehandeling') throw busy;
  if (now.state !== 'open') return undefined;
  if (now.bedrag === openBedrag) {
    if (now.redirect === null) throw new PaymentProviderError('unreadable');
    return now.redirect;
  }
  // Partly paid in another way since: the old attempt may not be paid any more, nor beside a new one.
  const { poging: after } = await abort(work, now, 'start');
  if (isRunning(after.state)) throw busy;
  return undefined;
}

/** An attempt that is over makes room for another; more than a few in one call is a fault. */
const rounds = 4;

/** How long a person waits for all of it together, milliseconds (quality.md: an answer within 15 s). */
const patienceMs = 12_000;

async function beginAndContinue(
  database: Database,
  work: Work | undefined,
  caller: Caller,
  kenmerk: string,
): Promise<string> {
  for (let round = 0; round < rounds; round += 1) {
    const started = await inAccess(database, caller, (access, transaction) =>
      begin(access, transaction, kenmerk, work !== undefined),
    );
    if (!work) break;
    const redirect = await proceed(work, started).catch((error: unknown) => {
      if (!(error instanceof PaymentProviderError)) throw error;
      const { soort, reden } = error;
      work.log.warn({ betaling: started.betalingId, soort, reden }, 'paying could not start');
      throw new Refusal(503);
    });
    if (redirect !== undefined) return redirect;
  }
  throw new Refusal(503);
}

/**
 * Starts paying a payment request, or goes on with it: the address where the person pays. However
 * often and from however many tabs it is asked, one attempt is under way at a time.
 * @throws Weigering 403 for staff, 404 foreign or unknown, 409 (`nietsTeBetalen`,
 * `betalingInBehandeling`), 503 when the payment provider is away, too slow or not configured; the
 * attempt stays then, and the next call goes on with it.
 */
export async function startBetaling(
  database: Database,
  work: Work | undefined,
  caller: Caller,
  kenmerk: string,
): Promise<string> {
  const tooLong = new AbortController();
  const { signal } = tooLong;
  const clock = pause(patienceMs, undefined, { ref: false, signal }).then(() => {
    throw new Refusal(503);
  });
  try {
    return await Promise.race([beginAndContinue(database, work, caller, kenmerk), clock]);
  } finally {
    tooLong.abort();
  }
}
