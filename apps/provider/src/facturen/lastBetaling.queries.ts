import { moneyWaitsSql } from '../facts/waitingMoney.queries.ts';

/**
 * The `LastBetaling` of `insurer.betaalverzoek b`, as JSON: the same wherever a request is told of. An attempt whose
 * money waits for a person goes before a later one, and is being looked at: nobody is asked to pay it again. One that
 * the payment provider does not know yet is none: nobody was sent to a bank by it.
 */
export const lastBetalingSql = `
  (SELECT json_build_object('betalingId', p.betaling_id, 'status',
      CASE WHEN m.waits THEN 'inBehandeling' ELSE p.status END, 'sinds', p.dag)
    FROM insurer.betaling_deel e JOIN insurer.betaling p USING (betaling_id)
    CROSS JOIN LATERAL (SELECT ${moneyWaitsSql('p.betaling_id')} AS waits) m
    WHERE e.betaalverzoek = b.kenmerk AND (m.waits OR p.status <> 'aangemaakt')
    ORDER BY m.waits DESC, p.aangemaakt_op DESC LIMIT 1)`;
