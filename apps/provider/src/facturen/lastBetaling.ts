import type { Betaalverzoek } from '@mijn/contract/facturen';
import { incassokosten } from '@mijn/domain/incassokosten';
import { type Cents, centsToEuros } from '@mijn/domain/money';
import { type PaymentState, toContractState } from '../betalingen/betalingen.rules.ts';

/** The last attempt to pay a payment request. */
export interface LastBetaling {
  readonly betalingId: string;
  readonly status: PaymentState;
}

/**
 * The `LastBetaling` of `insurer.betaalverzoek b`, as JSON: the same wherever a request is told of. Money that
 * came in and waits for a person of the insurer (ADR 0037) is being looked at: nobody is asked to pay it again.
 */
export const lastBetalingSql = `
  (SELECT json_build_object('betalingId', p.betaling_id, 'status',
      CASE WHEN p.status <> 'betaald' AND EXISTS (SELECT FROM insurer.betaling_afwijking w
        WHERE w.betaling_id = p.betaling_id AND w.besluit IS NULL) THEN 'inBehandeling' ELSE p.status END)
    FROM insurer.betaling_deel e JOIN insurer.betaling p USING (betaling_id)
    WHERE e.betaalverzoek = b.kenmerk
    ORDER BY p.aangemaakt_op DESC LIMIT 1)`;

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
