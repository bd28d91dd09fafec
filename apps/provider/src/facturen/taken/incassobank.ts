/** What the bank answers to a direct debit. */
export type IncassoUitkomst = 'gelukt' | 'mislukt';

/**
 * Asks the bank for a direct debit: an account, cents, the insurer's day. The same question gets the
 * same answer: after a crash it is asked again.
 */
export type Incassobank = (
  iban: string,
  bedragInCenten: number,
  dag: Temporal.PlainDate,
) => Promise<IncassoUitkomst>;
