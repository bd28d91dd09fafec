export type IncassoOutcome = 'succeeded' | 'failed';

/**
 * Presents a direct debit to the bank: account, cents, the insurer's day, and the debit's key, its
 * end-to-end id. The key makes it idempotent: a repetition after a crash gets the same answer and
 * debits nothing more, while different keys are different debits.
 */
export type IncassoBank = (
  iban: string,
  amountInCents: number,
  day: Temporal.PlainDate,
  key: string,
) => Promise<IncassoOutcome>;
