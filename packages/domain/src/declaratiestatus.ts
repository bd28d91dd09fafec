/** The states of a claim (§4) in order: a claim never goes back (docs/decisions.md §5). */
export const declaratieStatuses = ['INGEDIEND', 'IN_BEHANDELING', 'AFGEHANDELD'] as const;

export type DeclaratieStatus = (typeof declaratieStatuses)[number];
