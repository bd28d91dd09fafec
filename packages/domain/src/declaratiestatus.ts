/** The states of a claim (§4), in their only order: a claim never goes back (docs/decisions.md §5). */
export const declaratieStatuses = ['INGEDIEND', 'IN_BEHANDELING', 'AFGEHANDELD'] as const;

/** A state of a claim. */
export type DeclaratieStatus = (typeof declaratieStatuses)[number];
