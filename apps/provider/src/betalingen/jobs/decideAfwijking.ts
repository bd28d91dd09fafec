import {
  bookBetaling,
  type Booked,
  addTegoedOfBetaling,
  type ReceivedBetaling,
} from '../../facturen/jobs/bookBetaling.queries.ts';
import { getToday } from '../../clock/clock.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { stateAfterNews } from '../betalingen.rules.ts';
import {
  type Afwijking,
  type AfwijkingEnd,
  findAfwijking,
  saveDecision,
} from './afwijkingen.queries.ts';
import {
  type Attempt,
  lockAttempt,
  markDueNow,
  updateAttemptState,
  markOthersDue,
} from './attempt.queries.ts';
import { isBookable } from './isBookable.ts';

/** Decisions of staff about money that does not match. */
export const decisions = ['geboekt', 'terugbetaald', 'elders'] as const;

export type Decision = (typeof decisions)[number];

/** Outcome of a decision: done, already decided, impossible for this money, or unknown. */
export type DecisionOutcome = 'done' | 'decidedBefore' | 'impossible' | 'unknown';

// Only euros, and amounts that our books can hold.
function mayBook({ valuta, ontvangen }: Pick<Afwijking, 'valuta' | 'ontvangen'>): boolean {
  return valuta === 'EUR' && isBookable(ontvangen);
}

// Books on the invoices of the request, or keeps everything for repayment.
const handle: Readonly<
  Record<
    Exclude<Decision, 'elders'>,
    (transaction: JobTransaction, received: ReceivedBetaling) => Promise<Booked>
  >
> = { geboekt: bookBetaling, terugbetaald: addTegoedOfBetaling };

/** Tells whether the mismatch is the attempt's own payment, and not a second one with its reference. */
function isOwn({ serviceId }: Attempt, afwijking: Afwijking): boolean {
  return serviceId === null || serviceId === afwijking.serviceId;
}

async function close(
  transaction: JobTransaction,
  attempt: Attempt,
  afwijking: Afwijking,
): Promise<void> {
  const state = stateAfterNews(attempt.state, 'mislukt');
  if (!isOwn(attempt, afwijking) || state === attempt.state) return;
  const { serviceId } = afwijking;
  const nothingNew = { serviceId, redirect: undefined, verlooptOp: undefined };
  await updateAttemptState(transaction, attempt.betalingId, {
    state,
    source: 'medewerker',
    ...nothingNew,
  });
}

async function handleMoney(
  transaction: JobTransaction,
  attempt: Attempt,
  afwijking: Afwijking,
  decision: Exclude<Decision, 'elders'>,
): Promise<void> {
  const own = isOwn(attempt, afwijking);
  const kenmerken = attempt.delen.map(({ betaalverzoek }) => betaalverzoek);
  const boeking = await handle[decision](transaction, {
    kenmerk: attempt.betaalverzoek,
    kenmerken,
    bedrag: afwijking.ontvangen,
    betalingId: own ? attempt.betalingId : afwijking.afwijkingId,
    day: await getToday(transaction),
  });
  if (own) {
    const { serviceId } = afwijking;
    const nothingNew = { serviceId, redirect: undefined, verlooptOp: undefined };
    const change = { state: 'betaald', source: 'medewerker', boeking, ...nothingNew } as const;
    await updateAttemptState(transaction, attempt.betalingId, change);
  } else {
    // The money may have been returned meanwhile.
    await markDueNow(transaction, attempt.betalingId);
  }
  // Running attempts may now request too much.
  await markOthersDue(transaction, kenmerken);
}

/**
 * Executes a decision of staff about money that does not match, in this transaction: books it on the
 * request, keeps it for repayment, or closes it because it is handled elsewhere, which allows another
 * attempt. Decided only once.
 */
export async function decideAfwijking(
  transaction: JobTransaction,
  afwijkingId: string,
  decision: Decision,
): Promise<DecisionOutcome> {
  const before = await findAfwijking(transaction, afwijkingId);
  if (!before) return 'unknown';
  const attempt = await lockAttempt(transaction, before.betalingId);
  const afwijking = await findAfwijking(transaction, afwijkingId);
  if (!afwijking || afwijking.besluit !== null) return 'decidedBefore';
  if (decision === 'elders') {
    await close(transaction, attempt, afwijking);
  } else {
    if (!mayBook(afwijking)) return 'impossible';
    await handleMoney(transaction, attempt, afwijking, decision);
  }
  const besluit: AfwijkingEnd = decision;
  await saveDecision(transaction, afwijkingId, besluit);
  return 'done';
}
