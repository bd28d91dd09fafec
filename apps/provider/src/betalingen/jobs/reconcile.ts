import { setTimeout as pause } from 'node:timers/promises';
import { inJob } from '../../jobs/jobTransaction.ts';
import { listPayableAndLock } from '../../facturen/jobs/bookBetaling.queries.ts';
import { isRunning, type Source } from '../betalingen.rules.ts';
import { isSameBetaling } from '../parts.ts';
import { PaymentProviderError } from '../paymentProvider/paymentProvider.ts';
import type { JobContext } from '../../jobs/jobContext.ts';
import { listSecondPayments } from './afwijkingen.queries.ts';
import { takeDueToReconcile } from './reconcile.queries.ts';
import {
  claimLookup,
  findAttempt,
  countStrange,
  getAttempt,
  isOwnPayment,
  type Attempt,
} from './attempt.queries.ts';
import { abort, type Finding, process, queryAttempt, type Work } from './process.ts';

// Maximum of waiting webhooks with unknown ids; reconciliation finds payments whose webhook was dropped.
const maxStrange = 60;

// Added delay per waiting webhook, milliseconds.
const strangePauseMs = 1_000;

/**
 * Processes a webhook, which contains only an id; the state is requested from the payment provider.
 * Known ids are processed at once. Anybody can send unknown ids, so these are queued with growing
 * delays, and dropped beyond a maximum.
 * @throws PaymentProviderError when there is no valid answer, so that the job is retried.
 */
export async function processPaymentNotice(
  { payments: work, enqueue }: Pick<JobContext, 'payments' | 'enqueue'>,
  serviceId: string,
): Promise<void> {
  if (!work) throw new PaymentProviderError('gone');
  if (await inJob(work.pool, (transaction) => isOwnPayment(transaction, serviceId))) {
    return takeIn(work, serviceId);
  }
  return inJob(work.pool, async (transaction) => {
    const waiting = await countStrange(transaction);
    if (waiting >= maxStrange) tellDropped(work);
    else await enqueue('strangeNotice', serviceId, transaction, waiting * strangePauseMs);
  });
}

/** Processes a webhook with an unknown id, whose attempt may have lost the answer with that id. */
export async function processStrangeNotice(
  { payments: work }: Pick<JobContext, 'payments'>,
  serviceId: string,
): Promise<void> {
  if (!work) throw new PaymentProviderError('gone');
  await takeIn(work, serviceId);
}

function tellDropped({ log }: Work): void {
  log.warn('webhooks about payments that are not ours: too many, one was dropped');
}

// Ids unknown to the payment provider, and payments that are not ours, change nothing.
async function takeIn(work: Work, serviceId: string): Promise<void> {
  const found = await work.service.load(serviceId);
  const betalingId =
    found && (await inJob(work.pool, (transaction) => findAttempt(transaction, found)));
  if (!found || betalingId === undefined) {
    work.log.warn({ known: found !== undefined }, 'a webhook about a payment that is not ours');
    return;
  }
  await process(work, betalingId, found, 'webhook');
}

/**
 * Tells whether the payment provider may be queried for a waiting person: at most once in two seconds
 * (docs/decisions.md §7).
 */
export function mayQueryPaymentProvider({ pool }: Work, betalingId: string): Promise<boolean> {
  return inJob(pool, (transaction) => claimLookup(transaction, betalingId, 2));
}

// Timeout for a person who returned, milliseconds; the page polls anyway.
const returnPatience = 4_000;

/**
 * Returns the state of an attempt for a person who returned from paying: from the payment provider if
 * it may be queried and answers in time, otherwise as known.
 */
export async function refreshBeforeReturn(
  work: Work,
  betalingId: string,
): Promise<Pick<Attempt, 'state' | 'bijgewerktOp' | 'dag'>> {
  const read = (): Promise<Attempt> =>
    inJob(work.pool, (transaction) => getAttempt(transaction, betalingId));
  const attempt = await read();
  // Nobody was sent to pay before there is an id.
  if (attempt.serviceId === null || !(await mayQueryPaymentProvider(work, betalingId)))
    return attempt;
  const lookup = queryAttempt(work, attempt, 'terugkeer').catch((error: unknown) => {
    const kind = error instanceof PaymentProviderError ? error.kind : 'error';
    work.log.warn({ betaling: betalingId, kind }, 'no look at a payment on return');
  });
  await Promise.race([lookup, pause(returnPatience, undefined, { ref: false })]);
  return read();
}

/** Looks up the second payments of an attempt, whose money may be returned too. */
async function followSecondPayments(work: Work, betalingId: string): Promise<void> {
  const second = await inJob(work.pool, (transaction) =>
    listSecondPayments(transaction, betalingId),
  );
  for (const serviceId of second) {
    const found = await work.service.load(serviceId);
    if (found) await process(work, betalingId, found, 'afstemming');
  }
}

/**
 * Reconciles one attempt: requests its state, and checks that it still requests the open amount. An
 * attempt for an amount paid in the meantime is cancelled, to avoid a double payment.
 */
async function reconcile(work: Work, betalingId: string, source: Source): Promise<Finding> {
  await followSecondPayments(work, betalingId);
  const before = await inJob(work.pool, (transaction) => getAttempt(transaction, betalingId));
  // Ended without an id, so only its second payments are followed.
  if (before.serviceId === null && !isRunning(before.state)) {
    return { attempt: before, afwijking: undefined };
  }
  const finding = await queryAttempt(work, before, source);
  const { attempt, afwijking } = finding;
  if (afwijking || attempt.state !== 'open' || (await asksWhatIsOpen(work, attempt))) {
    return finding;
  }
  return abort(work, attempt, source);
}

async function asksWhatIsOpen({ pool }: Work, attempt: Attempt): Promise<boolean> {
  const kenmerken = attempt.delen.map(({ betaalverzoek }) => betaalverzoek);
  const open = await inJob(pool, (transaction) => listPayableAndLock(transaction, kenmerken));
  return isSameBetaling(attempt.delen, open);
}

const unforeseen = { kind: 'error', reason: undefined } as const;

const perRound = 20;

/**
 * Runs one round of reconciliation, which finds changes without a webhook. An unreachable payment
 * provider leaves its attempts to their next turn; a failing attempt does not affect the others.
 * @returns the number of attempts looked up.
 * @throws AggregateError other failures, after the last attempt.
 */
export async function reconcileDue({
  payments: work,
}: Pick<JobContext, 'payments'>): Promise<number> {
  if (!work) return 0;
  const due = await inJob(work.pool, (transaction) =>
    takeDueToReconcile(transaction, perRound, work.reconcilePauses),
  );
  const failures: unknown[] = [];
  for (const betalingId of due) {
    try {
      await reconcile(work, betalingId, 'afstemming');
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) failures.push(error);
      const { kind, reason } = error instanceof PaymentProviderError ? error : unforeseen;
      work.log.warn({ betaling: betalingId, kind, reason }, 'payment not reconciled yet');
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'payments not reconciled');
  return due.length;
}
