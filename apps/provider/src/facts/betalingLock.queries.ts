/**
 * Waits until nobody else asks to pay this payment request, books on it or asks for an arrangement of it, until the
 * transaction ends. Who locks several does so in the order of their numbers, so that nobody waits for ever.
 * @param kenmerk SQL for the number of the request
 */
export const betalingLockSql = (kenmerk: string): string =>
  `pg_advisory_xact_lock(hashtextextended('betaling/' || ${kenmerk}, 0))`;
