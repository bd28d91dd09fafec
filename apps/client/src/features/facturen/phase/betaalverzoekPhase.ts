import { compareUrgency } from '@mijn/domain/factuur';
import type { BetaalverzoekInList, LastBetaling } from '../facturen.fragments.ts';

/** A payment request, wherever it is shown; integer cents, dates `yyyy-mm-dd`. */
export type AskedBetaalverzoek = Pick<
  BetaalverzoekInList,
  'titel' | 'bedragTeBetalen' | 'uitersteBetaalDatum'
> & {
  /** Part of it was set off or settled instead of paid; absent where it can only be open. */
  readonly verrekend?: boolean;
  readonly betaling: (Pick<LastBetaling, 'status'> & Partial<LastBetaling>) | null;
};

/** Paid; processed by the bank; overdue; to be paid. */
export type BetaalverzoekPhase = 'paid' | 'checking' | 'tooLate' | 'toPay';

/**
 * Returns the phase of a payment request: the one rule for overview, lists, payment request, invoice and
 * outcome. The due date itself is in time; `today` is `yyyy-mm-dd`.
 */
export function betaalverzoekPhase(
  asking: Omit<AskedBetaalverzoek, 'titel'>,
  today: string,
): BetaalverzoekPhase {
  if (asking.bedragTeBetalen <= 0) return 'paid';
  if (asking.betaling?.status === 'inBehandeling') return 'checking';
  return asking.uitersteBetaalDatum < today ? 'tooLate' : 'toPay';
}

/** Returns whether there is something to pay now, without a payment that the bank still processes. */
export function isPayable(asking: Omit<AskedBetaalverzoek, 'titel'>): boolean {
  return asking.bedragTeBetalen > 0 && asking.betaling?.status !== 'inBehandeling';
}

/** Returns whether a payment request is urgent: overdue, or an `Aanmaning`, the last reminder. */
export function isUrgent(asking: AskedBetaalverzoek, today: string): boolean {
  const phase = betaalverzoekPhase(asking, today);
  return phase === 'tooLate' || (phase === 'toPay' && asking.titel === 'Aanmaning');
}

/**
 * Returns the requests with an amount to pay, by due date and then by urgency of their title. Those with a
 * payment that the bank still processes are last.
 */
export function byUrgency<A extends AskedBetaalverzoek>(betaalverzoeken: readonly A[]): A[] {
  return betaalverzoeken
    .filter(({ bedragTeBetalen }) => bedragTeBetalen > 0)
    .toSorted((a, b) => Number(isPayable(b)) - Number(isPayable(a)) || compareUrgency(a, b));
}
