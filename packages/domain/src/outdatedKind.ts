/**
 * The `soort` of the gateway's refusal of an unknown operation: the client is of another release (ADR
 * 0107).
 */
export const outdatedKind = 'outdated';
