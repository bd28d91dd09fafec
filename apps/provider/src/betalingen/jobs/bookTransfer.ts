import type { Cents } from '@mijn/domain/money';
import { getToday } from '../../clock/clock.ts';
import { betalingIdOf, bookBetaling } from '../../facturen/jobs/bookBetaling.queries.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { markOthersDue } from './attempt.queries.ts';
import { isBetaalverzoek } from './transfers.queries.ts';
import { isBookable } from './isBookable.ts';

export interface Transfer {
  /** Its betalingskenmerk: sixteen digits, as people type them. */
  readonly kenmerk: string;
  readonly bedrag: Cents;
  /** Bank's id of the transfer, by which it is booked once. */
  readonly reference: string;
}

/** Booked; impossible, because our books cannot hold the amount; or an unknown betalingskenmerk. */
export type TransferOutcome = 'done' | 'impossible' | 'unknown';

/**
 * Books a manual transfer on the payment request of its reference, in this transaction and on the
 * insurer's day; an excess is kept for repayment. Idempotent.
 */
export async function bookTransfer(
  transaction: JobTransaction,
  { kenmerk: typed, bedrag, reference }: Transfer,
): Promise<TransferOutcome> {
  if (!isBookable(bedrag)) return 'impossible';
  const kenmerk = typed.replaceAll(/[\s.-]/g, '');
  if (!(await isBetaalverzoek(transaction, kenmerk))) return 'unknown';
  const day = await getToday(transaction);
  await bookBetaling(transaction, {
    kenmerk,
    bedrag,
    betalingId: betalingIdOf(`overboeking/${reference}`),
    day,
  });
  // Running attempts may now request too much.
  await markOthersDue(transaction, [kenmerk]);
  return 'done';
}
