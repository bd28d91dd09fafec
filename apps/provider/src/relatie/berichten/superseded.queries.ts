/**
 * SQL condition: a later message to the same person about the same payment request, debit or payment that does not
 * match replaces `insurer.bericht b`. Since messages show current data, both would show the same, so only the later
 * one is listed and counted as unread (ADR 0063). Messages about money received and about answers are
 * single events and stay; that about a returned payment does not, once all of it came back to us.
 */
export const isSupersededSql = `
  (b.soort IN ('betaalverzoek', 'termijn', 'betalingKloptNiet') AND EXISTS (SELECT FROM insurer.bericht n
    WHERE n.relatienummer = b.relatienummer AND n.soort = b.soort AND n.onderwerp = b.onderwerp
      AND (n.datum, n.volgnummer) > (b.datum, b.volgnummer))
  OR b.soort IN ('betalingTerug', 'betalingTeruggehaald') AND EXISTS (SELECT FROM insurer.betaling_terugboeking z
    JOIN insurer.betaling_terugboeking n USING (betaling_id, soort, betaalverzoek)
    WHERE z.terugboeking_id = CASE WHEN b.onderwerp ~ '^\\d+$' THEN b.onderwerp::bigint END
      AND n.terugboeking_id > z.terugboeking_id AND n.bedrag <= -z.bedrag))`;
