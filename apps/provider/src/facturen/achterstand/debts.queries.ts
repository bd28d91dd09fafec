/**
 * SQL for FROM: overdue premium invoices on a day by policy and debtor, with `debts` in the shape of
 * `PremieDebt`. Excludes invoices in an arrangement.
 * @param where further conditions on the invoice `f`.
 */
export function premieDebtsSql(day: string, where = 'true'): string {
  return `(
    SELECT f.polisnummer, f.debiteur, array_agg(v.kenmerk) AS betaalverzoeken,
      json_agg(json_build_object('bedrag', f.bedrag, 'open', s.open, 'months', m.months, 'begun', m.begun)) AS debts
    FROM insurer.betaalverzoek v JOIN insurer.factuur f ON f.betaalverzoek = v.kenmerk
    JOIN insurer.factuur_stand s ON s.kenmerk = f.kenmerk
    CROSS JOIN LATERAL (
      SELECT count(DISTINCT g.month)::int AS months,
        count(DISTINCT g.month) FILTER (WHERE g.month <= ${day})::int AS begun
      FROM insurer.factuur_regel r CROSS JOIN LATERAL generate_series(date_trunc('month', r.periode_van)::date,
        r.periode_tot - 1, interval '1 month') AS g (month)
      WHERE r.kenmerk = f.kenmerk) m
    WHERE v.titel <> 'Factuur' AND f.soort = 'Zorgpremie' AND f.bedrag > 0 AND s.open > 0 AND f.regeling_id IS NULL
      AND ${where}
    GROUP BY f.polisnummer, f.debiteur)`;
}
