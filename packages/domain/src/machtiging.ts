/**
 * What somebody may do for another person, by permission or by a mandate of DigiD Machtigen: claims and the cost of
 * care, or invoices and paying.
 */
export const bereiken = ['zorg', 'facturen'] as const;

export type Bereik = (typeof bereiken)[number];

/** Age from which a person may let another adult on the policy act for them, and may act. */
export const machtigingAge = 18;
