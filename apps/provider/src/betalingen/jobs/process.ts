import type { FastifyBaseLogger } from 'fastify';
import { getToday } from '../../clock/clock.ts';
import { inJob, type JobPool, type JobTransaction } from '../../jobs/jobTransaction.ts';
import { bookBetaling } from '../../facturen/jobs/bookBetaling.queries.ts';
import {
  bookTerugboeking,
  type ReturnablePayment,
  lockPaymentStanding,
} from '../../facturen/jobs/bookTerugboeking.queries.ts';
import { hasLessReturned, terugboekingen, unexplained } from '../terugboeking.rules.ts';
import {
  type AfwijkingKind,
  type Source,
  type PaymentProviderBetaling,
  isRunning,
  expiryGrace,
  verdictOn,
  keyValidity,
} from '../betalingen.rules.ts';
import { type PaymentProvider, PaymentProviderError } from '../paymentProvider/paymentProvider.ts';
import { addAfwijking, findBookedAfwijking, markAfwijkingSolved } from './afwijkingen.queries.ts';
import {
  type Attempt,
  updateAfwijking,
  updateAttemptState,
  lockAttempt,
  markOthersDue,
} from './attempt.queries.ts';

/** Dependencies for processing attempts: connections as the jobs role, and the payment provider. */
export interface Work {
  readonly pool: JobPool;
  readonly service: PaymentProvider;
  /** Delays between reconciliations of an attempt, milliseconds. */
  readonly reconcilePauses: readonly number[];
  readonly log: FastifyBaseLogger;
}

/** An attempt after news, with the mismatch if there is one. */
export interface Finding {
  readonly attempt: Attempt;
  readonly afwijking: AfwijkingKind | undefined;
  /** Less was returned than known before, and nothing was booked: must be confirmed. */
  readonly isUnsure?: boolean;
}

/**
 * News of the payment provider; confirmed when it was requested again because less was returned than
 * before.
 */
interface News {
  readonly found: PaymentProviderBetaling;
  readonly isConfirmed: boolean;
}

/** Marks an attempt and stores the received money, for a decision by staff. */
async function keepAfwijking(
  transaction: JobTransaction,
  attempt: Attempt,
  found: PaymentProviderBetaling,
  afwijking: AfwijkingKind,
): Promise<void> {
  await updateAfwijking(transaction, attempt.betalingId, afwijking);
  // Booked money needs no decision.
  const booked = attempt.state === 'betaald' && attempt.serviceId === found.serviceId;
  if (found.state === 'betaald' && !booked) {
    await addAfwijking(transaction, attempt.betalingId, found, afwijking);
  }
}

/** Tells whether the payment page's address is new, because the webhook came before the answer. */
function hasNewAddress(
  { state, serviceId, redirect }: Attempt,
  found: PaymentProviderBetaling,
): boolean {
  const same = serviceId === found.serviceId;
  return state === 'open' && same && redirect === null && found.redirect !== undefined;
}

/** Returns the booked payment that the news concerns: the attempt's own or a second one; undefined: none. */
async function followedBy(
  transaction: JobTransaction,
  { betalingId, serviceId, state }: Attempt,
  found: PaymentProviderBetaling,
): Promise<ReturnablePayment | undefined> {
  if (found.valuta !== 'EUR') return undefined;
  if (found.serviceId === serviceId) {
    return state === 'betaald' ? { betalingId, afwijkingId: null } : undefined;
  }
  const afwijkingId = await findBookedAfwijking(transaction, found.serviceId);
  return afwijkingId === undefined ? undefined : { betalingId, afwijkingId };
}

/**
 * Books money returned at the payment provider, or returned to us, since the last look-up. The attempt
 * stays paid; the log informs operators, because money moved in our account there.
 * @returns whether less was returned than known, in which case nothing was booked and it must be
 * confirmed.
 */
async function bookReturned(
  log: Work['log'],
  transaction: JobTransaction,
  attempt: Attempt,
  news: News,
): Promise<boolean> {
  const { found, isConfirmed } = news;
  const payment = await followedBy(transaction, attempt, found);
  if (!payment) return false;
  const { terugbetaald, teruggehaald, bookedAs, ...standing } = await lockPaymentStanding(
    transaction,
    payment,
  );
  const returned = { terugbetaald, teruggehaald };
  if (!isConfirmed && hasLessReturned(found.returned, returned)) return true;
  const kenmerken = attempt.delen.map(({ betaalverzoek }) => betaalverzoek);
  for (const one of terugboekingen(found.returned, { ...standing, returned })) {
    const { kind: soort, ...amounts } = one;
    const day = await getToday(transaction);
    const booked = { soort, ...amounts, day, bookedAs, kenmerken };
    await bookTerugboeking(transaction, payment, booked);
    const about = { ...payment, soort, ...amounts, unexplained: unexplained(one) };
    log.error(about, 'money of a payment moved at the payment provider: look at it');
  }
  return false;
}

async function takeInNews(
  { pool, log }: Work,
  betalingId: string,
  news: News,
  source: Source,
): Promise<Finding> {
  const { found } = news;
  const finding = await inJob(pool, async (transaction): Promise<Finding> => {
    const attempt = await lockAttempt(transaction, betalingId);
    const { state, afwijking } = verdictOn(attempt, found);
    if (afwijking) await keepAfwijking(transaction, attempt, found, afwijking);
    const isUnsure = await bookReturned(log, transaction, attempt, news);
    if (state === attempt.state && !(afwijking === undefined && hasNewAddress(attempt, found))) {
      return { attempt, afwijking, isUnsure };
    }
    const { bedrag, betaalverzoek: kenmerk } = attempt;
    const kenmerken = attempt.delen.map(({ betaalverzoek }) => betaalverzoek);
    const boeking =
      state === 'betaald'
        ? await bookBetaling(transaction, {
            kenmerk,
            kenmerken,
            bedrag,
            betalingId,
            day: await getToday(transaction),
          })
        : undefined;
    const { serviceId, redirect, verlooptOp } = found;
    const change = { state, source, serviceId, redirect, verlooptOp, boeking };
    const after = await updateAttemptState(transaction, betalingId, change);
    if (boeking) {
      await markAfwijkingSolved(transaction, found.serviceId);
      await markOthersDue(transaction, kenmerken);
      await bookReturned(log, transaction, after, news);
    }
    return { attempt: after, afwijking };
  });
  const { attempt, afwijking } = finding;
  if (afwijking) {
    log.error({ betaling: betalingId, afwijking }, 'a payment is not what was asked: look at it');
  }
  log.info({ betaling: betalingId, state: attempt.state, source }, 'payment looked at');
  return finding;
}

/**
 * Processes news of the payment provider about an attempt in one transaction: compares it, updates the
 * state, and books paid and returned money. Idempotent. Because news may arrive out of order, a smaller
 * returned amount is requested again.
 * @throws Error when there is no such attempt; nothing is stored then.
 * @throws PaymentProviderError when that request fails; the rest is stored.
 */
export async function process(
  work: Work,
  betalingId: string,
  found: PaymentProviderBetaling,
  source: Source,
): Promise<Finding> {
  const finding = await takeInNews(work, betalingId, { found, isConfirmed: false }, source);
  if (!finding.isUnsure) return finding;
  const again = await work.service.load(found.serviceId);
  if (!again) return finding;
  return takeInNews(work, betalingId, { found: again, isConfirmed: true }, source);
}

/** Ends an attempt that can no longer be paid, unless it has advanced concurrently. */
async function letExpire({ pool }: Work, before: Attempt, source: Source): Promise<Finding> {
  const { betalingId } = before;
  const attempt = await inJob(pool, async (transaction) => {
    const now = await lockAttempt(transaction, betalingId);
    if (!isRunning(now.state) || now.serviceId !== before.serviceId) return now;
    const empty = { serviceId: null, redirect: undefined, verlooptOp: undefined };
    return updateAttemptState(transaction, betalingId, {
      state: 'verlopen',
      source,
      ...empty,
    });
  });
  return { attempt, afwijking: undefined };
}

function isPast(since: Temporal.Instant, duration: Temporal.Duration): boolean {
  return Temporal.Instant.compare(since.add(duration), Temporal.Now.instant()) < 0;
}

// The payment provider no longer knows an id that it gave us.
async function unknownAtPaymentProvider(
  work: Work,
  attempt: Attempt,
  source: Source,
): Promise<Finding> {
  const { betalingId, createdAt, verlooptOp } = attempt;
  if (isPast(verlooptOp ?? createdAt.add({ hours: 24 }), expiryGrace)) {
    return letExpire(work, attempt, source);
  }
  await inJob(work.pool, (transaction) => updateAfwijking(transaction, betalingId, 'onbekend'));
  work.log.error({ betaling: betalingId }, 'the payment provider does not know a payment it made');
  throw new PaymentProviderError('refused');
}

/**
 * Creates the payment of an attempt, or completes its creation: the attempt's id is the idempotency
 * key. A repeated key gets the original answer, so the current state is requested as well.
 */
async function finish(
  work: Work,
  attempt: Attempt,
  source: Source,
  isFresh: boolean,
): Promise<Finding> {
  const { betalingId, betaalverzoek, merk, bedrag, delen } = attempt;
  // The key has expired, so a repetition would create a second payment. Nobody got the first one's address.
  if (isPast(attempt.createdAt, keyValidity)) return letExpire(work, attempt, source);
  const aantal = delen.length;
  const order = { betalingId, betaalkenmerk: betaalverzoek, merk, bedrag, aantal };
  const created = await work.service.start(order).catch(async (error: unknown) => {
    // The key would repeat the refusal, so the next attempt needs another.
    if (error instanceof PaymentProviderError && error.permanent)
      await letExpire(work, attempt, source);
    throw error;
  });
  const found = isFresh ? created : await work.service.load(created.serviceId);
  return process(work, betalingId, found ?? created, source);
}

/**
 * Requests the state of an attempt from the payment provider, and processes it.
 * @param isFresh the attempt was created just now, by this call.
 * @throws PaymentProviderError when there is no valid answer; the attempt is unchanged.
 */
export async function queryAttempt(
  work: Work,
  attempt: Attempt,
  source: Source,
  isFresh = false,
): Promise<Finding> {
  if (attempt.serviceId === null) return finish(work, attempt, source, isFresh);
  const found = await work.service.load(attempt.serviceId);
  if (!found) return unknownAtPaymentProvider(work, attempt, source);
  return process(work, attempt.betalingId, found, source);
}

/**
 * Cancels an attempt at the payment provider, and processes its state: cancelled, or paid after all.
 * @throws PaymentProviderError when there is no valid answer; the attempt is unchanged.
 */
export async function abort(work: Work, attempt: Attempt, source: Source): Promise<Finding> {
  if (attempt.serviceId === null) return { attempt, afwijking: undefined };
  const found = await work.service.cancel(attempt.serviceId);
  if (!found) return unknownAtPaymentProvider(work, attempt, source);
  return process(work, attempt.betalingId, found, source);
}
