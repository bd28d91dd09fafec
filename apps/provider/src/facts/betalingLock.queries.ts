/**
 * SQL: lock on a payment request against concurrent payments, bookings and arrangements, held until
 * the transaction ends. Transactions that lock several must do so in the order of their numbers, to
 * avoid deadlocks.
 * @param kenmerk SQL for the number of the request
 */
export const betalingLockSql = (kenmerk: string): string =>
  `pg_advisory_xact_lock(hashtextextended('betaling/' || ${kenmerk}, 0))`;
