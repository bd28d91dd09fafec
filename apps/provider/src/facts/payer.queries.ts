/**
 * SQL: the order of insurances `v` with their policies `p` that began by a day: first who hold on it, else the one that
 * held last; of these the newest. Policies of one person may overlap, or begin on the same day: one comes first.
 */
function heldFirst(day: string): string {
  return `least(v.geldig_tot, p.geldig_tot, (${day})::date + 1) DESC, v.geldig_van DESC, p.polisnummer`;
}

/**
 * SQL, to stand in FROM: the one policy that somebody is on for the insurer by a day, of who has left the last one. No
 * row: not insured until then. What begins later is not looked at yet.
 */
export function polisOfSql(relatienummer: string, day: string): string {
  return `(SELECT p.* FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
        WHERE v.relatienummer = ${relatienummer} AND v.geldig_van <= ${day}
        ORDER BY ${heldFirst(day)} LIMIT 1)`;
}

/**
 * SQL: whose account gets what is claimed of a person's care, by the policy that holds on a day; of who has left
 * by the last one. Null: not insured until then. What begins later pays nothing yet.
 */
export function payerSql(relatienummer: string, day: string): string {
  return `(SELECT o.verzekeringsnemer FROM ${polisOfSql(relatienummer, day)} o)`;
}

/**
 * SQL: in whose name somebody is written to on a day: the brand of the policy they are on, else of the one that they
 * pay for others; as `begin_access` has it (migration 0022). Null: neither.
 */
export function brandSql(relatienummer: string, day: string): string {
  return `coalesce((SELECT o.merk FROM ${polisOfSql(relatienummer, day)} o),
      (SELECT p.merk FROM insurer.polis p
        WHERE p.verzekeringsnemer = ${relatienummer} AND p.geldig_van <= ${day}
        ORDER BY least(p.geldig_tot, (${day})::date + 1) DESC, p.geldig_van DESC, p.polisnummer LIMIT 1))`;
}
