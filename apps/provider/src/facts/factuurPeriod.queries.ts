/**
 * SQL: period of invoice `f`: the month of its lines (`2026-11`), the year of its care, a range of
 * either (`2026-11/2026-12`, `2025/2026`), or its own year.
 */
export const factuurPeriodSql = `
  CASE WHEN f.soort IN ('Zorgpremie', 'Eigenrisicotermijn') THEN coalesce(
    (SELECT concat_ws('/', to_char(min(r.periode_van), 'YYYY-MM'),
      CASE WHEN to_char(max(r.periode_van), 'YYYY-MM') > to_char(min(r.periode_van), 'YYYY-MM')
        THEN to_char(max(r.periode_van), 'YYYY-MM') END)
      FROM insurer.factuur_regel r WHERE r.kenmerk = f.kenmerk HAVING min(r.periode_van) IS NOT NULL),
    to_char(f.datum, 'YYYY-MM'))
  WHEN f.soort = 'EigenrisicoEigenbijdrage' THEN coalesce(
    (SELECT concat_ws('/', to_char(min(r.datum), 'YYYY'),
      CASE WHEN to_char(max(r.datum), 'YYYY') > to_char(min(r.datum), 'YYYY')
        THEN to_char(max(r.datum), 'YYYY') END)
      FROM insurer.factuur_regel r WHERE r.kenmerk = f.kenmerk HAVING min(r.datum) IS NOT NULL),
    f.jaar::text) ELSE f.jaar::text END`;

/** SQL: fields that name invoice `f` to a person, in the contract's form. */
export const namedFactuurSql = `json_build_object('factuur', f.soort, 'datum', f.datum,
  'periode', ${factuurPeriodSql})`;

/** SQL: display order of the invoices `f` of a payment request. */
export const namedFactuurOrder = 'f.datum, f.soort DESC, f.kenmerk';
