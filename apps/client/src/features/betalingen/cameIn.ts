import type { Cents } from '@mijn/domain/money';
import { type BetalingOutcome, stillAsked } from './why.ts';

/**
 * Returns the received amount of a payment, and the part that is returned; the requested amount when the
 * insurer does not tell. Cents.
 */
export function cameIn({
  bedrag,
  ontvangen,
  teVeel,
}: Pick<BetalingOutcome, 'bedrag' | 'ontvangen' | 'teVeel'>): {
  readonly ontvangen: Cents;
  readonly terug: Cents;
} {
  return { ontvangen: ontvangen ?? bedrag, terug: teVeel ?? 0 };
}

/**
 * Returns whether nothing is left to do for a payment: nothing is open, or while that is unknown, the full
 * amount was received and booked.
 */
export function isAllPaid(betaling: BetalingOutcome): boolean {
  const asked = stillAsked(betaling);
  if (asked !== undefined) return asked.length === 0;
  const { ontvangen, terug } = cameIn(betaling);
  return ontvangen - terug >= betaling.bedrag;
}
