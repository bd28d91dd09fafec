/**
 * SQL condition: own risk of row `s` of `gespreid` is paid in terms now, which requires that it is
 * not settled and that no voluntary own risk applies in that year (docs/domain.md).
 */
export const inTermijnen = `
  s.afgerekend_op IS NULL AND NOT EXISTS (SELECT FROM insurer.verzekering v
    WHERE v.relatienummer = s.relatienummer AND v.polisnummer = s.polisnummer
      AND v.vrijwillig_eigen_risico > 0 AND v.geldig_van < make_date(s.jaar + 1, 1, 1)
      AND (v.geldig_tot IS NULL OR v.geldig_tot > make_date(s.jaar, 1, 1)))`;

/**
 * SQL: first day on which the person of row `s` of `gespreid` is no longer on its policy, if before
 * the end of its year; null: none.
 */
export const leftPolisOnSql = `
  (SELECT max(coalesce(least(v.geldig_tot, q.geldig_tot), 'infinity'))
    FROM insurer.verzekering v JOIN insurer.polis q USING (polisnummer)
    WHERE v.polisnummer = s.polisnummer AND v.relatienummer = s.relatienummer
    HAVING max(coalesce(least(v.geldig_tot, q.geldig_tot), 'infinity')) < make_date(s.jaar + 1, 1, 1))`;
