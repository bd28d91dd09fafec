import type { Cents } from '@mijn/domain/money';
import { type BetalingOutcome, stillAsked } from './why.ts';

/** What came in of a payment, and what of that comes back; an insurer who does not tell got what was asked. Cents. */
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
 * Whether nothing is left to do of what a payment was for: nothing of it is still asked; while that cannot be
 * said, all that was asked came in and was booked.
 */
export function isAllPaid(betaling: BetalingOutcome): boolean {
  const asked = stillAsked(betaling);
  if (asked !== undefined) return asked.length === 0;
  const { ontvangen, terug } = cameIn(betaling);
  return ontvangen - terug >= betaling.bedrag;
}
