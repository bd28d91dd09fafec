/**
 * Scopes of a permission or of a mandate of DigiD Machtigen to act for somebody else: claims and the cost of care, or
 * invoices and paying.
 */
export const bereiken = ['zorg', 'facturen'] as const;

export type Bereik = (typeof bereiken)[number];

/** Returns the page at which a representative begins: their overview, which the person's own is not. */
export function homeOf(bereik: readonly Bereik[]): 'declaraties' | 'facturen' {
  return bereik.includes('zorg') ? 'declaraties' : 'facturen';
}
