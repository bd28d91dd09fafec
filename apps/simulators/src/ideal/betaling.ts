import type { Cents } from '@mijn/domain/money';
import { isObject } from '@mijn/domain/isObject';

/** The statuses of a payment, in Mollie's words. */
export type Status = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired';

/** A status and the instant (RFC 3339) from which it held. */
export interface StatusChange {
  readonly status: Status;
  readonly at: string;
}

/** A webhook call that was made. */
export interface Notice {
  readonly at: string;
  /** The id in it; a forged one is not that of the payment. */
  readonly id: string;
  /** HTTP status of the answer; null when there was none. */
  readonly response: number | null;
}

/** Money given back. */
export interface Refund {
  readonly id: string;
  readonly cents: Cents;
  readonly description: string;
  readonly metadata: unknown;
  readonly at: string;
}

/** What somebody asks for who has a payment made. */
export interface SubmitRequest {
  readonly cents: Cents;
  readonly description: string;
  readonly redirectUrl: string;
  readonly webhookUrl: string | null;
  readonly metadata: unknown;
}

/** A payment, as the simulator keeps it. Euro only, as iDEAL. */
export interface Betaling extends SubmitRequest {
  /** `tr_` and ten letters. */
  readonly id: string;
  /** Idempotency-Key of the call that made it. */
  readonly key: string | null;
  readonly expiresAt: string;
  /** Oldest first; the last one is what holds. */
  readonly steps: readonly [StatusChange, ...StatusChange[]];
  readonly refunds: readonly Refund[];
  /** What the payer's bank took back; none in what an earlier simulator kept. */
  readonly chargedBack?: Cents;
  /** Webhook calls, oldest first. */
  readonly notices: readonly Notice[];
}

/** Whether what was kept is a payment, and not one of an earlier simulator, which had no steps. */
export function isBetaling(kept: unknown): kept is Betaling {
  return isObject(kept) && Array.isArray(kept['steps']) && kept['steps'].length > 0;
}

/** The status that holds. */
export function statusOf({ steps }: Pick<Betaling, 'steps'>): Status {
  return (steps.at(-1) ?? steps[0]).status;
}

/** Since when that status holds. */
export function sinceOf({ steps }: Pick<Betaling, 'steps'>): string {
  return (steps.at(-1) ?? steps[0]).at;
}

/**
 * The words by which a payment can be meant (in a fault's `forPayment`, in a search): its id, and every
 * text in its metadata.
 */
export function keywords(id: string | undefined, metadata: unknown): readonly string[] {
  const values = isObject(metadata) ? Object.values(metadata) : [metadata];
  return [id, ...values].filter((value): value is string => typeof value === 'string');
}
