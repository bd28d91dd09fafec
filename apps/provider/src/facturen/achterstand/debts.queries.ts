// Whether the month of a line is not overdue yet; months that had begun by the day of the invoice are.
const isAhead = (line: string): string =>
  `(greatest(date_trunc('month', ${line}.periode_van)::date, f.datum) > overdue.day)`;

/**
 * SQL for FROM: overdue premium invoices on a day by policy and debtor, with `debts` in the shape of
 * `PremieDebt`. Excludes invoices in an arrangement. A correction of days that an earlier invoice charged adds no months;
 * a refund of months still to come leaves less of them ahead. A month of a quarter or year becomes overdue as many days
 * after its first day as the invoice did after its own, so that monthly payment reaches each stage no later.
 * @param where further conditions on the invoice `f`.
 */
export function premieDebtsSql(day: string, where = 'true'): string {
  return `(
    SELECT f.polisnummer, f.debiteur, array_agg(v.kenmerk) AS betaalverzoeken,
      json_agg(json_build_object('bedrag', f.bedrag - a.charged, 'open', s.open, 'months', m.months,
        'ahead', a.charged + a.refunded)) AS debts
    FROM insurer.betaalverzoek v JOIN insurer.factuur f ON f.betaalverzoek = v.kenmerk
    JOIN insurer.factuur_stand s ON s.kenmerk = f.kenmerk
    CROSS JOIN LATERAL (
      SELECT ${day} - (coalesce(min(p.datum), v.datum) - f.datum) AS day
      FROM insurer.betaalverzoek_stap p WHERE p.kenmerk = v.kenmerk AND p.titel <> 'Factuur') overdue
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(r.bedrag), 0)::int AS charged,
        CASE WHEN count(*) = 0 THEN 0 ELSE (
          SELECT coalesce(sum(x.bedrag), 0)::int FROM insurer.factuur e JOIN insurer.factuur_regel x USING (kenmerk)
          WHERE e.debiteur = f.debiteur AND e.polisnummer = f.polisnummer AND e.soort = 'Zorgpremie' AND e.datum > f.datum
            AND x.bedrag < 0 AND ${isAhead('x')} AND EXISTS (
              SELECT FROM insurer.factuur_regel o WHERE o.kenmerk = f.kenmerk AND o.relatienummer = x.relatienummer
                AND date_trunc('month', o.periode_van) = date_trunc('month', x.periode_van))) END AS refunded
      FROM insurer.factuur_regel r
      WHERE r.kenmerk = f.kenmerk AND ${isAhead('r')}) a
    CROSS JOIN LATERAL (
      SELECT coalesce(round(sum(1.0 / d.days), 3), 0) AS months
      FROM (SELECT DISTINCT g.day,
          extract(day FROM date_trunc('month', g.day) + interval '1 month - 1 day') AS days
        FROM insurer.factuur_regel r CROSS JOIN LATERAL generate_series(r.periode_van::timestamp,
          r.periode_tot - 1, interval '1 day') AS g (day)
        WHERE r.kenmerk = f.kenmerk AND NOT ${isAhead('r')}
          AND NOT EXISTS (SELECT FROM insurer.factuur e JOIN insurer.factuur_regel x USING (kenmerk)
          WHERE e.debiteur = f.debiteur AND e.polisnummer = f.polisnummer AND e.soort = 'Zorgpremie' AND e.datum < f.datum
            AND x.periode_van <= g.day AND g.day < x.periode_tot)) d) m
    WHERE v.titel <> 'Factuur' AND f.soort = 'Zorgpremie' AND f.bedrag > 0 AND s.open > 0 AND f.regeling_id IS NULL
      AND ${where}
    GROUP BY f.polisnummer, f.debiteur)`;
}
