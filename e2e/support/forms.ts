/** Whether every form of a journey runs, as in `npm run prove`; `npm test` has some of them. */
export const isInFull = process.env['E2E_FULL'] !== undefined;

/** The forms in which a journey runs: the ones of the sample, and in `npm run prove` the others too. */
export function forms<T>(sample: readonly T[], others: readonly T[]): readonly T[] {
  return isInFull ? [...sample, ...others] : sample;
}
