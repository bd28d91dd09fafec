/**
 * Whether own risk of row `s` of `gespreid` is paid in terms now: it has not been settled, and no
 * voluntary own risk goes with it in that year (domain.md).
 */
export const inTermijnen = `
  s.afgerekend_op IS NULL AND NOT EXISTS (SELECT FROM insurer.verzekering v
    WHERE v.relatienummer = s.relatienummer AND v.polisnummer = s.polisnummer
      AND v.vrijwillig_eigen_risico > 0 AND v.geldig_van < make_date(s.jaar + 1, 1, 1)
      AND (v.geldig_tot IS NULL OR v.geldig_tot > make_date(s.jaar, 1, 1)))`;
