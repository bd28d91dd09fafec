/** From which line on something is logged, by pino's names; the first says least. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** One of `logLevels`. */
export type LogLevel = (typeof logLevels)[number];
