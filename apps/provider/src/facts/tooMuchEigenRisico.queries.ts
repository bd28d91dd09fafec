// Own risk is charged and refunded for five years (docs/domain.md). The invoice of a correction can
// be a month away, hence the 32 days.
const firstYear = (op: string): string => `extract(year FROM ${op}::date + 32)::int - 4`;

// Days of year `u.jaar`, from `day` on, on which insurance `v` of policy `p` is valid.
const daysFrom = (day: string): string => `
  greatest(0, least(v.geldig_tot, p.geldig_tot, make_date(u.jaar + 1, 1, 1))
    - greatest(v.geldig_van, make_date(u.jaar, 1, 1), ${day}))`;

// By days in whole euros, from the start of own risk on (docs/domain.md), as in `eigenRisicoOfYear`.
const due = `
  SELECT CASE WHEN sum(adult.days) > 0 THEN
      round(b.verplicht * sum(counted.days)::numeric / y.length / 100) * 100
      + CASE WHEN b.vrijwillig_mogelijk
        THEN round(sum(v.vrijwillig_eigen_risico * counted.days)::numeric / y.length / 100) * 100 ELSE 0 END
    ELSE 0 END AS due
  FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
  CROSS JOIN LATERAL (SELECT ${daysFrom('adult_from.day')} AS days) adult
  CROSS JOIN LATERAL (SELECT CASE WHEN b.vanaf_verjaardag THEN ${daysFrom('birthday.day')}
    ELSE adult.days END AS days) counted
  WHERE v.relatienummer = u.relatienummer AND p.merk = u.merk`;

// People whose insurance with a brand ends, or continues with less voluntary own risk, and the
// first year of that. A mere change of cover, as at the turn of a year, does not count.
const leavers = `
  SELECT v.relatienummer, min(extract(year FROM ended.day))::int AS jaar
  FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
  CROSS JOIN LATERAL (SELECT least(v.geldig_tot, p.geldig_tot) AS day) ended
  WHERE ended.day IS NOT NULL AND NOT EXISTS (
    SELECT FROM insurer.verzekering w JOIN insurer.polis q USING (polisnummer)
    WHERE w.relatienummer = v.relatienummer AND q.merk = p.merk AND w.geldig_van <= ended.day
      AND coalesce(least(w.geldig_tot, q.geldig_tot), 'infinity') > ended.day
      AND w.vrijwillig_eigen_risico >= v.vrijwillig_eigen_risico)
  GROUP BY v.relatienummer`;

/**
 * SQL: persons, brands and years (`relatienummer`, `merk`, `jaar`) with more usage than own risk
 * because an insurance ended (ADR 0070), by day `op`. Only people who leave can have too much, so
 * the cost of this daily query grows with them and not with the number of lines.
 */
export function tooMuchEigenRisico(op: string): string {
  return `
    SELECT u.relatienummer, u.merk, u.jaar
    FROM (SELECT e.relatienummer, used.* FROM (${leavers}) e
      CROSS JOIN LATERAL (SELECT k.merk, g.boekjaar AS jaar, sum(g.eigen_risico) AS used
        FROM insurer.declaratie_regel g JOIN insurer.dekking k USING (dekking_id)
        WHERE g.relatienummer = e.relatienummer AND g.boekjaar >= greatest(e.jaar, ${firstYear(op)})
        GROUP BY k.merk, g.boekjaar HAVING sum(g.eigen_risico) > 0) used) u
    JOIN insurer.relatie r USING (relatienummer)
    JOIN insurer.eigen_risico_bedrag b ON b.merk = u.merk AND b.jaar = u.jaar
    CROSS JOIN LATERAL (SELECT make_date(u.jaar + 1, 1, 1) - make_date(u.jaar, 1, 1) AS length) y
    CROSS JOIN LATERAL (SELECT make_date(extract(year FROM r.geboortedatum)::int + 18,
      extract(month FROM r.geboortedatum)::int, 1) + extract(day FROM r.geboortedatum)::int - 1 AS day) birthday
    CROSS JOIN LATERAL (SELECT (date_trunc('month', birthday.day) + interval '1 month')::date AS day) adult_from
    CROSS JOIN LATERAL (${due}) d
    WHERE u.used > d.due`;
}
