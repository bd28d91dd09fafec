/** What the bank answers to a direct debit. */
export type IncassoOutcome = 'succeeded' | 'failed';

/**
 * Asks the bank for a direct debit: an account, cents, the insurer's day, and the debit's own key, its end-to-end
 * id. One key is one debit: two that are equal otherwise are two, and one that is asked again, after a crash, gets
 * the same answer and takes nothing more.
 */
export type IncassoBank = (
  iban: string,
  amountInCents: number,
  day: Temporal.PlainDate,
  key: string,
) => Promise<IncassoOutcome>;
