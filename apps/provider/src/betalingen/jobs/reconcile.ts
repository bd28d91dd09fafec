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
  isKnown,
  type Attempt,
} from './attempt.queries.ts';
import { abort, type Finding, process, inquire, type Work } from './process.ts';

/** So many ids that are none of ours wait at most: reconciliation finds what is lost by that. */
const maxStrange = 60;

/** For each of them that waits, the next one waits so much longer, milliseconds. */
const strangePauseMs = 1_000;

/**
 * Takes in a webhook: it brings an id only, what is true is asked. At once where the id is one of ours;
 * anybody can tell us others, so those queue up with growing pauses, and too many of them are dropped.
 * @throws PaymentProviderError when there is no true answer: the job is tried again.
 */
export async function processPaymentNotice(
  { payments: work, enqueue }: Pick<JobContext, 'payments' | 'enqueue'>,
  serviceId: string,
): Promise<void> {
  if (!work) throw new PaymentProviderError('gone');
  if (await inJob(work.pool, (transaction) => isKnown(transaction, serviceId))) {
    return takeIn(work, serviceId);
  }
  return inJob(work.pool, async (transaction) => {
    const waiting = await countStrange(transaction);
    if (waiting >= maxStrange) tellDropped(work);
    else await enqueue('strangeNotice', serviceId, transaction, waiting * strangePauseMs);
  });
}

/** Takes in a webhook with an id that was none of ours: the answer that told it may have been lost. */
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

/** An id that the payment provider does not know, or a payment that is not ours, changes nothing. */
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

/** Whether we may look at the payment provider for somebody who waits; at most once in two seconds (docs/decisions.md §7). */
export function mayLook({ pool }: Work, betalingId: string): Promise<boolean> {
  return inJob(pool, (transaction) => claimLookup(transaction, betalingId, 2));
}

/** How long somebody who came back waits for the payment provider, milliseconds: they ask again anyhow. */
const returnPatience = 4_000;

/**
 * Looks at an attempt for somebody who came back from paying: how it is now, at the payment provider
 * when it is our turn to look and it answers in time, else as we know it.
 */
export async function lookBeforeReturn(
  work: Work,
  betalingId: string,
): Promise<Pick<Attempt, 'state' | 'bijgewerktOp' | 'dag'>> {
  const read = (): Promise<Attempt> =>
    inJob(work.pool, (transaction) => getAttempt(transaction, betalingId));
  const attempt = await read();
  // Without a number nobody has been sent to pay yet.
  if (attempt.serviceId === null || !(await mayLook(work, betalingId))) return attempt;
  const lookup = inquire(work, attempt, 'terugkeer').catch((error: unknown) => {
    const kind = error instanceof PaymentProviderError ? error.kind : 'error';
    work.log.warn({ betaling: betalingId, kind }, 'no look at a payment on return');
  });
  await Promise.race([lookup, pause(returnPatience, undefined, { ref: false })]);
  return read();
}

/** Looks at the second payments with an attempt's reference: their money may go back too. */
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
 * Looks at one attempt as reconciliation does: how it is at the payment provider, and whether it
 * still asks what is open. What was paid in the meantime is cancelled, so that nobody pays it twice.
 */
async function reconcile(work: Work, betalingId: string, source: Source): Promise<Finding> {
  await followSecondPayments(work, betalingId);
  const before = await inJob(work.pool, (transaction) => getAttempt(transaction, betalingId));
  // Over, without ever having a number: only a second payment of it is followed.
  if (before.serviceId === null && !isRunning(before.state)) {
    return { attempt: before, afwijking: undefined };
  }
  const finding = await inquire(work, before, source);
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

/** How many attempts one round of reconciliation takes. */
const perRound = 20;

/**
 * One round of reconciliation: finds what no webhook told. A payment provider that is away leaves its
 * attempts to their next turn, and so does one that fails: the others of the round do not suffer from it.
 * @returns how many attempts were looked at.
 * @throws AggregateError with what failed otherwise, once all were looked at.
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
