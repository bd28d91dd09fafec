/**
 * SQL condition: payouts to relation `alias` may go out on a day: an account is known, and the days are over in
 * which its person could have stopped a change of it.
 */
export function isPayableSql(alias: string, day: string): string {
  return `(${alias}.iban IS NOT NULL AND coalesce(${alias}.uitbetalen_vanaf <= ${day}, true))`;
}
