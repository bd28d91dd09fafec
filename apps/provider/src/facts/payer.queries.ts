/**
 * SQL: whose account gets what is claimed of a person's care, by the policy that holds on a day; of who has left
 * by the last one. Null: not insured until then. What begins later pays nothing yet.
 */
export function payerSql(relatienummer: string, day: string): string {
  return `(SELECT p.verzekeringsnemer FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
        WHERE v.relatienummer = ${relatienummer} AND v.geldig_van <= ${day}
        ORDER BY v.geldig_van DESC LIMIT 1)`;
}
