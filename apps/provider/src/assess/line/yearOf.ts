/** Returns the year for which care counts: that of its day (`yyyy-mm-dd`). */
export function yearOf({ behandelDatum }: { readonly behandelDatum: string }): number {
  return Number(behandelDatum.slice(0, 4));
}
