import { hasHeldMoneySql } from '../facts/money.queries.ts';

/**
 * SQL: `LastBetaling` of `insurer.betaalverzoek b` as JSON, shared by all queries. An attempt whose
 * money waits for staff takes precedence over later ones, and is shown as pending, so that nobody pays
 * again. Attempts not known at the payment provider yet are omitted, because nobody was sent to a bank.
 */
export const lastBetalingSql = `
  (SELECT json_build_object('betalingId', p.betaling_id, 'status',
      CASE WHEN m.waits THEN 'inBehandeling' ELSE p.status END, 'sinds', p.dag)
    FROM insurer.betaling_deel e JOIN insurer.betaling p USING (betaling_id)
    CROSS JOIN LATERAL (SELECT ${hasHeldMoneySql('p.betaling_id')} AS waits) m
    WHERE e.betaalverzoek = b.kenmerk AND (m.waits OR p.status <> 'aangemaakt')
    ORDER BY m.waits DESC, p.aangemaakt_op DESC LIMIT 1)`;
