import type { Status } from './betaling.ts';

export const outcomes = [
  'paid',
  'failed',
  'canceled',
  'expired',
  'pending',
] as const satisfies readonly Status[];

export type Outcome = (typeof outcomes)[number];

/** Type guard for an outcome. */
export function isOutcome(word: unknown): word is Outcome {
  return outcomes.some((outcome) => outcome === word);
}

/**
 * Allowed transitions. A bank may deliver the money of an ended payment: paid wins over everything, and is
 * final.
 */
const followUp: Readonly<Record<Status, readonly Status[]>> = {
  open: ['pending', 'paid', 'failed', 'canceled', 'expired'],
  pending: ['paid', 'failed', 'canceled', 'expired'],
  failed: ['paid'],
  canceled: ['paid'],
  expired: ['paid'],
  paid: [],
};

/** Returns whether a payment can move from one status to another. */
export function mayMoveTo(from: Status, to: Status): boolean {
  return followUp[from].includes(to);
}

/** Returns the outcomes that a payment can still have, in the order of the buttons. */
export function possibleOutcomes(status: Status): readonly Outcome[] {
  return outcomes.filter((outcome) => mayMoveTo(status, outcome));
}

/** Returns whether Mollie reports a status by webhook: all but open and pending. */
export function isReported(status: Status): boolean {
  return status !== 'open' && status !== 'pending';
}
