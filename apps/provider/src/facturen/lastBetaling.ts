import type { Betaalverzoek } from '@mijn/contract/facturen';
import { incassokosten } from '@mijn/domain/incassokosten';
import { type Cents, centsToEuros } from '@mijn/domain/money';
import { type PaymentState, toContractState } from '../betalingen/betalingen.rules.ts';

/** The last attempt to pay a payment request. */
export interface LastBetaling {
  readonly betalingId: string;
  readonly status: PaymentState;
  /** The insurer's day of its last change, `yyyy-mm-dd`. */
  readonly sinds: string;
}

/** What follows from how a request stands; `open` in cents. */
interface Standing {
  readonly titel: string;
  readonly open: Cents;
  /** What is open of all that the person has had an Aanmaning for. */
  readonly aangemaand: Cents;
  readonly betaling: LastBetaling | null;
}

/** The last attempt, and what an Aanmaning warns of: one amount of costs for all of the person's (BW 6:96 lid 7), in the contract's form. */
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
