import type { Cents } from '@mijn/domain/money';

// Maximum of the integer columns, in cents.
const largestBooked = 2_147_483_647;

/** Tells whether an amount can be booked or paid back: positive whole cents within the range of our columns. */
export function isBookable(bedrag: Cents): boolean {
  return Number.isSafeInteger(bedrag) && bedrag > 0 && bedrag <= largestBooked;
}
