/** The rows of one year, in the order in which they came. */
export interface Jaar<Rij> {
  /** `yyyy`. */
  readonly jaar: string;
  readonly rijen: readonly Rij[];
}

/** Groups rows by the year of their day (`yyyy-mm-dd`); neighbours of one year come together. */
export function perJaar<Rij extends { readonly datum: string }>(
  rijen: readonly Rij[],
): readonly Jaar<Rij>[] {
  const jaren: { jaar: string; rijen: Rij[] }[] = [];
  for (const rij of rijen) {
    const jaar = rij.datum.slice(0, 4);
    const laatste = jaren.at(-1);
    if (laatste?.jaar === jaar) laatste.rijen.push(rij);
    else jaren.push({ jaar, rijen: [rij] });
  }
  return jaren;
}
