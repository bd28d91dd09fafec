/**
 * Whether the same person was told of the same payment request or debit by a later message than `insurer.bericht b`:
 * each says what holds of it now, so two would say the same twice. Only the later one stands in the list and counts as
 * new (ADR 0063). Money that came and what was answered happened once each, and stay; that a payment went back does not,
 * once all of it came to us again.
 */
export const isSupersededSql = `
  (b.soort IN ('betaalverzoek', 'termijn') AND EXISTS (SELECT FROM insurer.bericht n
    WHERE n.relatienummer = b.relatienummer AND n.soort = b.soort AND n.onderwerp = b.onderwerp
      AND (n.datum, n.volgnummer) > (b.datum, b.volgnummer))
  OR b.soort IN ('betalingTerug', 'betalingTeruggehaald') AND EXISTS (SELECT FROM insurer.betaling_terugboeking z
    JOIN insurer.betaling_terugboeking n USING (betaling_id, soort)
    WHERE z.terugboeking_id = CASE WHEN b.onderwerp ~ '^\\d+$' THEN b.onderwerp::bigint END
      AND n.terugboeking_id > z.terugboeking_id AND n.bedrag <= -z.bedrag))`;
