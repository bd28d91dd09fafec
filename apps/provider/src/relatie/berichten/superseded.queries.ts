/**
 * Whether the same person was told of the same payment request or debit by a later message than `insurer.bericht b`:
 * each says what holds of it now, so two would say the same twice. Only the later one stands in the list and counts as
 * new (ADR 0063). Money that came and what was answered happened once each, and stay.
 */
export const isSupersededSql = `
  (b.soort IN ('betaalverzoek', 'termijn') AND EXISTS (SELECT FROM insurer.bericht n
    WHERE n.relatienummer = b.relatienummer AND n.soort = b.soort AND n.onderwerp = b.onderwerp
      AND (n.datum, n.volgnummer) > (b.datum, b.volgnummer)))`;
