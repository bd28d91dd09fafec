import type { FastifyBaseLogger } from 'fastify';
import { getToday } from '../../clock/clock.ts';
import { inJob, type JobPool, type JobTransaction } from '../../jobs/jobTransaction.ts';
import { bookBetaling } from '../../facturen/jobs/bookBetaling.queries.ts';
import {
  bookTerugboeking,
  type FollowedPayment,
  lockPaymentStanding,
} from '../../facturen/jobs/bookTerugboeking.queries.ts';
import { isLessReturned, terugboekingen, unexplained } from '../terugboeking.rules.ts';
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
import { addAfwijking, findBookedAfwijking, markAfwijkingSolved } from './afwijkingen.queries.ts';
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
  /** Less of a payment went back than we know of, and nothing was booked of it: to be asked once more. */
  readonly isUnsure?: boolean;
}

/** What the payment provider tells of a payment; confirmed: it was asked again, since it told less than before. */
interface News {
  readonly found: PaymentProviderBetaling;
  readonly isConfirmed: boolean;
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

/** The payment of an attempt that news is about, as far as its money is in our books; undefined: it is not. */
async function followedBy(
  transaction: JobTransaction,
  { betalingId, serviceId, state }: Attempt,
  found: PaymentProviderBetaling,
): Promise<FollowedPayment | undefined> {
  if (found.valuta !== 'EUR') return undefined;
  if (found.serviceId === serviceId) {
    return state === 'betaald' ? { betalingId, afwijkingId: null } : undefined;
  }
  const afwijkingId = await findBookedAfwijking(transaction, found.serviceId);
  return afwijkingId === undefined ? undefined : { betalingId, afwijkingId };
}

/**
 * Books what went back at the payment provider of a payment since the last look, or came back to us. The attempt stays
 * paid; the staff are told, for the money moved at our account there.
 * @returns whether less went back than is known, and nothing was booked of it: to be asked once more.
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
  if (!isConfirmed && isLessReturned(found.returned, returned)) return true;
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
 * Takes in what the payment provider tells of an attempt, in one transaction: compares it, moves the
 * state, and books what is paid, went back or came back to us. The same news again changes nothing. News may come out of
 * order: where less went back than before it is asked once more.
 * @throws Error when there is no such attempt; nothing is stored then.
 * @throws PaymentProviderError when there is no true answer to that; the rest is stored.
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
