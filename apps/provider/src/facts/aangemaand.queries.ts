/**
 * SQL: open amount (cents) of all payment requests of a person that have reached an Aanmaning,
 * because collection costs are one amount over these claims together (BW 6:96 lid 7).
 * @param debiteur SQL of their relatienummer.
 */
export function aangemaandSql(debiteur: string): string {
  return `
  (SELECT coalesce(sum(greatest(q.open, 0)), 0)::int
    FROM insurer.betaalverzoek z JOIN insurer.factuur x ON x.betaalverzoek = z.kenmerk
    JOIN insurer.factuur_stand q ON q.kenmerk = x.kenmerk
    WHERE z.debiteur = ${debiteur} AND z.titel = 'Aanmaning')`;
}
