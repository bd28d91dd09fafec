/**
 * What somebody may do for another person, by permission or by a mandate of DigiD Machtigen: claims and the cost of
 * care, or invoices and paying.
 */
export const bereiken = ['zorg', 'facturen'] as const;

export type Bereik = (typeof bereiken)[number];

/** Returns the page at which a representative begins: their overview, which the person's own is not. */
export function homeOf(bereik: readonly Bereik[]): 'declaraties' | 'facturen' {
  return bereik.includes('zorg') ? 'declaraties' : 'facturen';
}
