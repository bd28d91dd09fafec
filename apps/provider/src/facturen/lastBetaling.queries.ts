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

/**
 * Whether a payment of `insurer.betaalverzoek v` is being looked at, by the bank or by a person of the insurer:
 * it may be paid already.
 */
export const isBeingPaidSql = `
  EXISTS (SELECT FROM insurer.betaling_deel e JOIN insurer.betaling p USING (betaling_id)
    WHERE e.betaalverzoek = v.kenmerk AND (p.status = 'inBehandeling'
      OR EXISTS (SELECT FROM insurer.betaling_afwijking w
        WHERE w.betaling_id = p.betaling_id AND w.besluit IS NULL)))`;
