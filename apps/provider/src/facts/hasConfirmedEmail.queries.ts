// An e-mail address is stored only once its link was confirmed (ADR 0121); older addresses count as confirmed.
function hasConfirmedEmail(alias: string): string {
  return `(${alias}.email IS NOT NULL)`;
}

/**
 * SQL condition: relation `alias` receives letters digitally; all others get paper, including
 * people who have not chosen.
 */
export function isDigitalSql(alias: string): string {
  return `(${alias}.correspondentie = 'Digitaal' AND ${hasConfirmedEmail(alias)})`;
}
