/**
 * SQL for FROM: overdue premium invoices on a day by policy and debtor, with `debts` in the shape of
 * `PremieDebt`. Excludes invoices in an arrangement. A correction of days that an earlier invoice charged adds no months.
 * @param where further conditions on the invoice `f`.
 */
export function premieDebtsSql(day: string, where = 'true'): string {
  return `(
    SELECT f.polisnummer, f.debiteur, array_agg(v.kenmerk) AS betaalverzoeken,
      json_agg(json_build_object('bedrag', f.bedrag, 'open', s.open, 'months', m.months, 'begun', m.begun)) AS debts
    FROM insurer.betaalverzoek v JOIN insurer.factuur f ON f.betaalverzoek = v.kenmerk
    JOIN insurer.factuur_stand s ON s.kenmerk = f.kenmerk
    CROSS JOIN LATERAL (
      SELECT coalesce(round(sum(1.0 / d.days), 3), 0) AS months,
        coalesce(round(sum(1.0 / d.days) FILTER (WHERE d.month <= ${day}), 3), 0) AS begun
      FROM (SELECT DISTINCT g.day, date_trunc('month', g.day)::date AS month,
          extract(day FROM date_trunc('month', g.day) + interval '1 month - 1 day') AS days
        FROM insurer.factuur_regel r CROSS JOIN LATERAL generate_series(r.periode_van::timestamp,
          r.periode_tot - 1, interval '1 day') AS g (day)
        WHERE r.kenmerk = f.kenmerk AND NOT EXISTS (SELECT FROM insurer.factuur e JOIN insurer.factuur_regel x USING (kenmerk)
          WHERE e.debiteur = f.debiteur AND e.polisnummer = f.polisnummer AND e.soort = 'Zorgpremie' AND e.datum < f.datum
            AND x.periode_van <= g.day AND g.day < x.periode_tot)) d) m
    WHERE v.titel <> 'Factuur' AND f.soort = 'Zorgpremie' AND f.bedrag > 0 AND s.open > 0 AND f.regeling_id IS NULL
      AND ${where}
    GROUP BY f.polisnummer, f.debiteur)`;
}
