interface Insured {
  /** Null when the insurer does not tell. */
  readonly verzekerd: boolean | null;
  readonly indicatorenRedenen: readonly { readonly redenen: readonly string[] }[];
}

/**
 * Returns whether somebody else is the verzekeringsnemer, who gets the invoices, and for whom toestemming
 * decides what that person sees (docs/decisions.md §2). False for a person who is not insured.
 */
export function isCoInsured({ verzekerd, indicatorenRedenen }: Insured): boolean {
  return (
    verzekerd !== false &&
    indicatorenRedenen.some(({ redenen }) => redenen.includes('GeenVerzekeringsnemer'))
  );
}
