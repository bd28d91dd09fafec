import type { Betaalverzoek } from '@mijn/contract/facturen';
import { incassokosten } from '@mijn/domain/incassokosten';
import { type Cents, centsToEuros } from '@mijn/domain/money';
import { type PaymentState, toContractState } from '../betalingen/betalingen.rules.ts';

/** Last payment attempt of a payment request. */
export interface LastBetaling {
  readonly betalingId: string;
  readonly status: PaymentState;
  /** Insurer's day of its last change, `yyyy-mm-dd`. */
  readonly sinds: string;
}

interface Standing {
  readonly titel: string;
  readonly open: Cents;
  /** Open amount of all the person's requests with an Aanmaning. */
  readonly aangemaand: Cents;
  readonly betaling: LastBetaling | null;
}

/**
 * Returns the last attempt, and for an Aanmaning the collection costs, which are one amount for all of
 * the person's claims (BW 6:96 lid 7), in the contract's form.
 */
export function standingInContract({
  titel,
  open,
  aangemaand,
  betaling,
}: Standing): Pick<Betaalverzoek, 'betaling' | 'kostenBijNietBetalen'> {
  const hasAanmaning = titel === 'Aanmaning' && open > 0;
  return {
    betaling: betaling && { ...betaling, status: toContractState(betaling.status) },
    kostenBijNietBetalen: hasAanmaning ? centsToEuros(incassokosten(aangemaand)) : null,
  };
}
