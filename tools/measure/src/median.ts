/** The middle of figures, in whatever unit: of an even number the upper one of both; NaN of none. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
