import type { Status } from './betaling.ts';

/** How a payment can go: the statuses to which a button leads, in the order of the buttons. */
export const outcomes = [
  'paid',
  'failed',
  'canceled',
  'expired',
  'pending',
] as const satisfies readonly Status[];

/** What a button asks for. */
export type Outcome = (typeof outcomes)[number];

/** Tells whether a word from outside is one of a button. */
export function isOutcome(word: unknown): word is Outcome {
  return outcomes.some((outcome) => outcome === word);
}

/**
 * What can come after what. A bank may bring the money after all when the payment had ended
 * without: paid wins over everything, and nothing comes after paid.
 */
const followUp: Readonly<Record<Status, readonly Status[]>> = {
  open: ['pending', 'paid', 'failed', 'canceled', 'expired'],
  pending: ['paid', 'failed', 'canceled', 'expired'],
  failed: ['paid'],
  canceled: ['paid'],
  expired: ['paid'],
  paid: [],
};

/** Tells whether a payment can go from one status to another. */
export function mayMoveTo(from: Status, to: Status): boolean {
  return followUp[from].includes(to);
}

/** The outcomes that a payment can still have, in the order of the buttons. */
export function possibleOutcomes(status: Status): readonly Outcome[] {
  return outcomes.filter((outcome) => mayMoveTo(status, outcome));
}

/** The statuses of which Mollie tells by webhook; of open and pending it does not. */
export function isReported(status: Status): boolean {
  return status !== 'open' && status !== 'pending';
}
