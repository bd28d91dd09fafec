/** What the bank answers to a direct debit. */
export type IncassoOutcome = 'succeeded' | 'failed';

/**
 * Asks the bank for a direct debit: an account, cents, the insurer's day. The same question gets the
 * same answer: after a crash it is asked again.
 */
export type IncassoBank = (
  iban: string,
  amountInCents: number,
  day: Temporal.PlainDate,
) => Promise<IncassoOutcome>;
