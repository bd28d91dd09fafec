import type { Status } from './betaling.ts';

/** How a payment can go, by the word of the page's button, with the status that it leads to. */
export const outcomes = {
  betaald: 'paid',
  mislukt: 'failed',
  geannuleerd: 'canceled',
  verlopen: 'expired',
  inBehandeling: 'pending',
} as const satisfies Readonly<Record<string, Status>>;

/** The word of a button. */
export type Outcome = keyof typeof outcomes;

/** Tells whether a word from outside is one of a button. */
export function isOutcome(word: unknown): word is Outcome {
  return typeof word === 'string' && Object.hasOwn(outcomes, word);
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
  return Object.keys(outcomes)
    .filter(isOutcome)
    .filter((outcome) => mayMoveTo(status, outcomes[outcome]));
}

/** The statuses of which Mollie tells by webhook; of open and pending it does not. */
export function isReported(status: Status): boolean {
  return status !== 'open' && status !== 'pending';
}
