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

/** What a person of the insurer may decide about money that is not what was asked. */
export const decisions = ['geboekt', 'terugbetaald', 'elders'] as const;

/** One of them. */
export type Decision = (typeof decisions)[number];

/** What came of a decision: it was done, somebody was first, it cannot be with this money, or there is none such. */
export type DecisionOutcome = 'done' | 'decidedBefore' | 'impossible' | 'unknown';

/** Whether money can be booked or paid back by us: euros, and an amount that our books hold. */
function mayBook({ valuta, ontvangen }: Pick<Afwijking, 'valuta' | 'ontvangen'>): boolean {
  return valuta === 'EUR' && isBookable(ontvangen);
}

// On the invoices of what was asked, or all of it kept to be paid back.
const handle: Readonly<
  Record<
    Exclude<Decision, 'elders'>,
    (transaction: JobTransaction, received: ReceivedBetaling) => Promise<Booked>
  >
> = { geboekt: bookBetaling, terugbetaald: addTegoedOfBetaling };

/** Whether it is the attempt's own payment, and not another with its reference. */
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
    // It may have gone back while it waited.
    await markDueNow(transaction, attempt.betalingId);
  }
  // What else is under way for it may ask too much now.
  await markOthersDue(transaction, kenmerken);
}

/**
 * Does with money that is not what was asked what a person of the insurer decided, in this transaction: books
 * it on what was asked, keeps it to be paid back, or closes it because it is seen to elsewhere: then
 * there is room for another attempt. Each is decided once, whoever is first.
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
