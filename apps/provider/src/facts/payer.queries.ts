/**
 * SQL: order of insurances `v` with policies `p` that have begun by a day: valid ones first, then
 * the latest to end; ties by newest start, then by number. Policies of one person may overlap or
 * begin on the same day.
 */
function heldFirst(day: string): string {
  return `least(v.geldig_tot, p.geldig_tot, (${day})::date + 1) DESC, v.geldig_van DESC, p.polisnummer`;
}

/**
 * SQL for FROM: the policy of a person on a day, or their last one after they have left. No row
 * before the first insurance; later policies are ignored.
 */
export function polisOfSql(relatienummer: string, day: string): string {
  return `(SELECT p.* FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
        WHERE v.relatienummer = ${relatienummer} AND v.geldig_van <= ${day}
        ORDER BY ${heldFirst(day)} LIMIT 1)`;
}

/**
 * SQL: verzekeringsnemer who receives payouts for a person's care, by the policy on a day, or the
 * last one after they have left. Null before the first insurance; later policies are ignored.
 */
export function payerSql(relatienummer: string, day: string): string {
  return `(SELECT o.verzekeringsnemer FROM ${polisOfSql(relatienummer, day)} o)`;
}

/**
 * SQL: brand of a person's letters on a day: that of their policy, or else of the policy they pay
 * for others, as in `begin_access` (migration 0022). Null: neither.
 */
export function brandSql(relatienummer: string, day: string): string {
  return `coalesce((SELECT o.merk FROM ${polisOfSql(relatienummer, day)} o),
      (SELECT p.merk FROM insurer.polis p
        WHERE p.verzekeringsnemer = ${relatienummer} AND p.geldig_van <= ${day}
        ORDER BY least(p.geldig_tot, (${day})::date + 1) DESC, p.geldig_van DESC, p.polisnummer LIMIT 1))`;
}
