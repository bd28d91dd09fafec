/**
 * SQL: whether the e-mail address of a relation `alias` is confirmed to be theirs: only an address whose link was
 * confirmed comes into use (ADR 0121), and those from before count.
 */
function hasConfirmedEmail(alias: string): string {
  return `(${alias}.email IS NOT NULL)`;
}

/** SQL: whether a relation `alias` is written to digitally; all others get paper, also who did not choose. */
export function isDigitalSql(alias: string): string {
  return `(${alias}.correspondentie = 'Digitaal' AND ${hasConfirmedEmail(alias)})`;
}
