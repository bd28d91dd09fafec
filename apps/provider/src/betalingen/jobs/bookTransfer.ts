import type { Cents } from '@mijn/domain/money';
import { getToday } from '../../clock/clock.ts';
import { betalingIdOf, bookBetaling } from '../../facturen/jobs/bookBetaling.queries.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { markOthersDue } from './attempt.queries.ts';
import { isBetaalverzoek } from './transfers.queries.ts';
import { isBookable } from './isBookable.ts';

/** A transfer as it stands on the bank's statement. */
export interface Transfer {
  /** The betalingskenmerk that it bears: sixteen digits, as people type them. */
  readonly kenmerk: string;
  readonly bedrag: Cents;
  /** The bank's own number of this transfer: the same one is booked once. */
  readonly reference: string;
}

/** It was booked, the amount is none that our books hold, or its betalingskenmerk is not one of ours. */
export type TransferOutcome = 'done' | 'impossible' | 'unknown';

/**
 * Books a transfer that somebody made by hand on the payment request whose reference it bears, in this
 * transaction, on the insurer's day; what is too much is kept and paid back. Told again, it changes nothing.
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
  // What is under way for it may ask too much now.
  await markOthersDue(transaction, [kenmerk]);
  return 'done';
}
