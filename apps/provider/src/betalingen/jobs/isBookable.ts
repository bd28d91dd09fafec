import type { Cents } from '@mijn/domain/money';

/** The largest amount that our books hold, in cents. */
const largestBooked = 2_147_483_647;

/** Whether an amount can be booked or paid back by us: some whole cents, and no more than our books hold. */
export function isBookable(bedrag: Cents): boolean {
  return Number.isSafeInteger(bedrag) && bedrag > 0 && bedrag <= largestBooked;
}
