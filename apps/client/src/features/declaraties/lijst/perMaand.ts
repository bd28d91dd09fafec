/** The rows of one month, in the order in which they came. */
export interface Maand<Rij> {
  /** `yyyy-mm`. */
  readonly maand: string;
  readonly rijen: readonly Rij[];
}

/** Groups rows by the month of their day (`yyyy-mm-dd`); neighbours of one month come together. */
export function perMaand<Rij extends { readonly datum: string }>(
  rijen: readonly Rij[],
): readonly Maand<Rij>[] {
  const maanden: { maand: string; rijen: Rij[] }[] = [];
  for (const rij of rijen) {
    const maand = rij.datum.slice(0, 7);
    const laatste = maanden.at(-1);
    if (laatste?.maand === maand) laatste.rijen.push(rij);
    else maanden.push({ maand, rijen: [rij] });
  }
  return maanden;
}
