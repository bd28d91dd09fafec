import type { Cents } from '@mijn/domain/money';
import { isObject } from '@mijn/domain/values';
import type { FastifyBaseLogger } from 'fastify';

/** The statuses of a payment, in Mollie's terms. */
export type Status = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired';

/** A status with its start (RFC 3339). */
interface StatusChange {
  readonly status: Status;
  readonly at: string;
}

interface Notice {
  readonly at: string;
  /** The id in the call; a forged one differs from the payment's. */
  readonly id: string;
  /** HTTP status of the response; null without one. */
  readonly response: number | null;
}

export interface Refund {
  readonly id: string;
  readonly cents: Cents;
  readonly description: string;
  readonly metadata: unknown;
  readonly at: string;
}

export interface SubmitRequest {
  readonly cents: Cents;
  readonly description: string;
  readonly redirectUrl: string;
  readonly webhookUrl: string | null;
  readonly metadata: unknown;
}

/** A stored payment. Euro only, as iDEAL. */
export interface Betaling extends SubmitRequest {
  /** `tr_` and ten letters. */
  readonly id: string;
  /** Idempotency-Key of the call that created it. */
  readonly key: string | null;
  readonly expiresAt: string;
  /** Oldest first; the last one is current. */
  readonly steps: readonly [StatusChange, ...StatusChange[]];
  readonly refunds: readonly Refund[];
  /** Amount charged back by the payer's bank; absent in data of older versions. */
  readonly chargedBack?: Cents;
  /** Webhook calls, oldest first. */
  readonly notices: readonly Notice[];
}

/** Type guard for a stored payment; data of older versions has no steps. */
export function isBetaling(kept: unknown): kept is Betaling {
  return isObject(kept) && Array.isArray(kept['steps']) && kept['steps'].length > 0;
}

/** Returns the current status. */
export function statusOf({ steps }: Pick<Betaling, 'steps'>): Status {
  return (steps.at(-1) ?? steps[0]).status;
}

/** Returns the start of the current status. */
export function sinceOf({ steps }: Pick<Betaling, 'steps'>): string {
  return (steps.at(-1) ?? steps[0]).at;
}

/**
 * Returns the words that identify a payment (in a fault's `forPayment`, in a search): its id, and every
 * text in its metadata.
 */
export function keywords(id: string | undefined, metadata: unknown): readonly string[] {
  const values = isObject(metadata) ? Object.values(metadata) : [metadata];
  return [id, ...values].filter((value): value is string => typeof value === 'string');
}

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

export interface IdealConfig {
  /** Public address for browsers and the insurer, without a path. */
  readonly address: string;
  /** API key that callers must send (`Authorization: Bearer …`). */
  readonly apiKey: string;
  /** Payees by the host (with port) that the payer returns to; by default that host itself. */
  readonly payees?: Readonly<Record<string, string>> | undefined;
  /** Folder for payments, to survive a restart; in memory only if absent. */
  readonly storageFolder?: string | undefined;
  readonly now?: (() => Date) | undefined;
  readonly log: FastifyBaseLogger;
}
