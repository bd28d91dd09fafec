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
  readonly betaling: LastBetaling | null;
}

/** The last attempt, and what an Aanmaning warns of, in the contract's form. */
export function standingInContract({
  titel,
  open,
  betaling,
}: Standing): Pick<Betaalverzoek, 'betaling' | 'kostenBijNietBetalen'> {
  const aanmaning = titel === 'Aanmaning' && open > 0;
  return {
    betaling: betaling && { ...betaling, status: toContractState(betaling.status) },
    kostenBijNietBetalen: aanmaning ? centsToEuros(incassokosten(open)) : null,
  };
}
