import type { FastifyBaseLogger } from 'fastify';
import { getToday } from '../../clock/clock.ts';
import { inJob, type JobPool, type JobTransaction } from '../../jobs/jobTransaction.ts';
import { bookBetaling } from '../../facturen/jobs/bookBetaling.queries.ts';
import {
  bookTerugboeking,
  lockPaymentStanding,
} from '../../facturen/jobs/bookTerugboeking.queries.ts';
import { terugboekingen, unexplained } from '../terugboeking.rules.ts';
import {
  type AfwijkingKind,
  type Source,
  type PaymentProviderBetaling,
  isRunning,
  afterExpiry,
  verdictOn,
  keyValidity,
} from '../betalingen.rules.ts';
import { type PaymentProvider, PaymentProviderError } from '../paymentProvider/paymentProvider.ts';
import { addAfwijking, markAfwijkingSolved } from './afwijkingen.queries.ts';
import {
  type Attempt,
  updateAfwijking,
  updateAttemptState,
  lockAttempt,
  markOthersDue,
} from './attempt.queries.ts';

/** What working on attempts needs: connections as the role for jobs, and the payment provider. */
export interface Work {
  readonly pool: JobPool;
  readonly service: PaymentProvider;
  /** Between two looks of reconciliation at one attempt, milliseconds. */
  readonly reconcilePauses: readonly number[];
  readonly log: FastifyBaseLogger;
}

/** An attempt after news of it, and what of the news was not as we asked. */
export interface Finding {
  readonly attempt: Attempt;
  readonly afwijking: AfwijkingKind | undefined;
}

/** Marks an attempt, and keeps what came in, for a person to decide about it. */
async function keepAfwijking(
  transaction: JobTransaction,
  attempt: Attempt,
  found: PaymentProviderBetaling,
  afwijking: AfwijkingKind,
): Promise<void> {
  await updateAfwijking(transaction, attempt.betalingId, afwijking);
  // What was booked is not decided about again.
  const booked = attempt.state === 'betaald' && attempt.serviceId === found.serviceId;
  if (found.state === 'betaald' && !booked) {
    await addAfwijking(transaction, attempt.betalingId, found, afwijking);
  }
}

/** Whether we learn only now where the person pays: its webhook came before the answer. */
function hasNewAddress(
  { state, serviceId, redirect }: Attempt,
  found: PaymentProviderBetaling,
): boolean {
  const same = serviceId === found.serviceId;
  return state === 'open' && same && redirect === null && found.redirect !== undefined;
}

/**
 * Books what went back at the payment provider of an attempt's own payment since the last look. The attempt stays paid;
 * the staff are told, for the money is gone from our account there.
 */
async function bookReturned(
  log: Work['log'],
  transaction: JobTransaction,
  { betalingId, serviceId }: Attempt,
  found: PaymentProviderBetaling,
): Promise<void> {
  const { returned } = found;
  if (found.serviceId !== serviceId || found.valuta !== 'EUR') return;
  if (returned.terugbetaald + returned.teruggehaald === 0) return;
  const { terugbetaald, teruggehaald, ...standing } = await lockPaymentStanding(
    transaction,
    betalingId,
  );
  const books = { ...standing, returned: { terugbetaald, teruggehaald } };
  for (const one of terugboekingen(returned, books)) {
    const { kind: soort, bedrag, held, paidBack, heropend } = one;
    const day = await getToday(transaction);
    await bookTerugboeking(transaction, {
      betalingId,
      soort,
      bedrag,
      held,
      paidBack,
      heropend,
      day,
    });
    const about = { betaling: betalingId, soort, bedrag, heropend, unexplained: unexplained(one) };
    log.error(about, 'money of a payment went back at the payment provider: look at it');
  }
}

/**
 * Takes in what the payment provider tells of an attempt, in one transaction: compares it, moves the
 * state, and books what is paid. The same news again changes nothing.
 * @throws Error when there is no such attempt; nothing is stored then.
 */
export async function process(
  { pool, log }: Work,
  betalingId: string,
  found: PaymentProviderBetaling,
  source: Source,
): Promise<Finding> {
  const finding = await inJob(pool, async (transaction): Promise<Finding> => {
    const attempt = await lockAttempt(transaction, betalingId);
    const { state, afwijking } = verdictOn(attempt, found);
    if (afwijking) await keepAfwijking(transaction, attempt, found, afwijking);
    if (attempt.state === 'betaald') await bookReturned(log, transaction, attempt, found);
    if (state === attempt.state && !(afwijking === undefined && hasNewAddress(attempt, found))) {
      return { attempt, afwijking };
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
      await bookReturned(log, transaction, after, found);
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

/** Ends an attempt of which nothing can come any more, unless somebody else has got further with it. */
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

/** The payment provider knows nothing of an attempt that it gave us a number for. */
async function unknownAtPaymentProvider(
  work: Work,
  attempt: Attempt,
  source: Source,
): Promise<Finding> {
  const { betalingId, createdAt, verlooptOp } = attempt;
  if (isPast(verlooptOp ?? createdAt.add({ hours: 24 }), afterExpiry)) {
    return letExpire(work, attempt, source);
  }
  await inJob(work.pool, (transaction) => updateAfwijking(transaction, betalingId, 'onbekend'));
  work.log.error({ betaling: betalingId }, 'the payment provider does not know a payment it made');
  throw new PaymentProviderError('refused');
}

/**
 * Makes the payment of an attempt at the payment provider, or finishes making it: the attempt's id is
 * the idempotency key. What is repeated may be answered as it was, so then it is asked how it is now.
 */
async function finish(
  work: Work,
  attempt: Attempt,
  source: Source,
  isFresh: boolean,
): Promise<Finding> {
  const { betalingId, betaalverzoek, merk, bedrag, delen } = attempt;
  // Too long ago for the key: a second payment would be made. Nobody ever had the first one's address.
  if (isPast(attempt.createdAt, keyValidity)) return letExpire(work, attempt, source);
  const aantal = delen.length;
  const order = { betalingId, betaalkenmerk: betaalverzoek, merk, bedrag, aantal };
  const created = await work.service.start(order).catch(async (error: unknown) => {
    // The refusal would be repeated as long as the key is remembered: the next one to ask has another.
    if (error instanceof PaymentProviderError && error.permanent)
      await letExpire(work, attempt, source);
    throw error;
  });
  const found = isFresh ? created : await work.service.load(created.serviceId);
  return process(work, betalingId, found ?? created, source);
}

/**
 * Asks the payment provider how an attempt is, and takes it in.
 * @param isFresh it was written just now, by us.
 * @throws PaymentProviderError when there is no true answer; the attempt stays as it is.
 */
export async function inquire(
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
 * Cancels an attempt at the payment provider, and takes in how it is then: cancelled, or paid after all.
 * @throws PaymentProviderError when there is no true answer; the attempt stays as it is.
 */
export async function abort(work: Work, attempt: Attempt, source: Source): Promise<Finding> {
  if (attempt.serviceId === null) return { attempt, afwijking: undefined };
  const found = await work.service.cancel(attempt.serviceId);
  if (!found) return unknownAtPaymentProvider(work, attempt, source);
  return process(work, attempt.betalingId, found, source);
}
