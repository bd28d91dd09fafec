/**
 * The `soort` of the gateway's refusal of an operation that its release does not have: whoever asks it is of
 * another release (ADR 0107).
 */
export const outdatedKind = 'outdated';
