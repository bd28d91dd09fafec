/** Whether every variant runs, as in `npm run prove`; `npm test` runs a sample. */
export const isFullRun = process.env['E2E_FULL'] !== undefined;

/** Returns the variants to run: the sample, and in `npm run prove` the others too. */
export function forms<T>(sample: readonly T[], others: readonly T[]): readonly T[] {
  return isFullRun ? [...sample, ...others] : sample;
}
