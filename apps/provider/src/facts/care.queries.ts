import { insurancePeriods } from './people.queries.ts';

/** SQL for FROM: the lines of a claim as they were sent in, as `name`; cents. */
export function sentLinesOf(declaratie: string, name: string): string {
  const columns = ['zorgsoort', 'behandeldatum', 'bedrag', 'regels'];
  return `insurer.sent_lines(${columns.map((column) => `${declaratie}.${column}`).join(', ')}) AS ${name}`;
}

/** SQL for FROM: the lines of claim `d`, as `sent`. */
export const sentLines = sentLinesOf('d', 'sent');

/** SQL: shared budget of row `k` of `dekking` as JSON; null: not shared (ADR 0038). */
export const sharedBudget = `
  CASE WHEN k.gedeeld_budget IS NOT NULL THEN
    json_build_object('name', k.gedeeld_budget, 'maximumYear', k.gedeeld_maximum) END`;

/** SQL: row `k` of `dekking` as JSON, in the shape of `Dekking`. */
export const dekkingJson = `
  json_build_object('dekkingId', k.dekking_id, 'merk', k.merk, 'pakket', k.pakket,
    'zorgsoort', k.zorgsoort, 'prestatie', k.prestatie, 'validFrom', k.geldig_van,
    'validUntil', k.geldig_tot, 'ageFrom', k.leeftijd_van, 'ageUntil', k.leeftijd_tot,
    'percentage', k.percentage, 'maximumYear', k.maximum_jaar, 'maximumTreatments', k.maximum_aantal,
    'shared', ${sharedBudget}, 'bijdragePercentage', k.bijdrage_percentage,
    'fixedBijdrage', k.bijdrage_vast, 'yearlyBijdrageMaximum', k.bijdrage_maximum_jaar,
    'eigenRisico', k.eigen_risico, 'voorwaarde', k.voorwaarde, 'uitleg', k.uitleg)`;

/** SQL: covered amount of the lines `l` of a group; cents. */
const coveredSum = 'sum(l.gedeclareerd - l.niet_vergoed) AS covered';

/**
 * SQL: covered amount (cents) and number of covered treatments of the lines `l` of a group. Judging
 * a claim and showing the rest of a budget both use this sum, which includes corrections.
 */
export const coveredOfLines = `
  ${coveredSum},
  coalesce(sum(l.aantal) FILTER (WHERE l.gedeclareerd <> l.niet_vergoed), 0) AS aantal`;

/**
 * SQL: policy for which line `l` counts: the one valid on the day of treatment; of several, the one
 * that began first, as in the rules (`insuranceOn`). Null: not insured on that day, or hidden from
 * the caller.
 */
export const polisOfLine = `
  (SELECT v.polisnummer FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
    WHERE v.relatienummer = l.relatienummer AND v.geldig_van <= l.behandeldatum
      AND coalesce(least(v.geldig_tot, p.geldig_tot) > l.behandeldatum, true)
    ORDER BY v.geldig_van, v.polisnummer LIMIT 1)`;

/** SQL: all policies on which a person is or was insured. */
export const policiesOf = (who: string): string =>
  `(SELECT v.polisnummer FROM insurer.verzekering v WHERE v.relatienummer = ${who})`;

/**
 * SQL columns next to a relation `r`, for judging that person's care in the years $2: `insurances`,
 * `dekkingen` of the zorgsoorten $3 (null: all), own risk as `amounts`, usage of those years as
 * `usage`, and usage of the budgets shared per policy as `sharedUsage`; JSON in the shapes of the
 * engine. Cents.
 */
export const careFacts = `${insurancePeriods},
      (SELECT coalesce(json_agg(${dekkingJson}), '[]')
        FROM insurer.dekking k WHERE $3::text[] IS NULL OR k.zorgsoort = ANY ($3)) AS dekkingen,
      (SELECT coalesce(json_agg(json_build_object('merk', b.merk, 'jaar', b.jaar,
          'verplicht', b.verplicht, 'voluntaryPossible', b.vrijwillig_mogelijk,
          'fromBirthday', b.vanaf_verjaardag,
          'maximumPerTreatment', b.maximum_per_behandeling)), '[]')
        FROM insurer.eigen_risico_bedrag b WHERE b.jaar = ANY ($2::int[])) AS amounts,
      (SELECT coalesce(json_agg(g), '[]') FROM (
        SELECT l.boekjaar AS jaar, k.merk, k.pakket, k.zorgsoort,
          sum(l.eigen_risico) AS "eigenRisico", ${coveredOfLines}, sum(l.wettelijke_bijdrage) AS bijdrage
        FROM insurer.declaratie_regel l JOIN insurer.dekking k USING (dekking_id)
        WHERE l.relatienummer = r.relatienummer AND l.boekjaar = ANY ($2)
        GROUP BY l.boekjaar, k.merk, k.pakket, k.zorgsoort) g) AS usage,
      (SELECT coalesce(json_agg(g), '[]') FROM (
        SELECT l.boekjaar AS jaar, polisnummer, k.merk, k.pakket,
          json_build_object('name', k.gedeeld_budget) AS shared, ${coveredSum}
        FROM unnest($2::int[]) AS y (jaar), insurer.declaratie_regel l JOIN insurer.dekking k USING (dekking_id),
          LATERAL ${polisOfLine} AS of_line (polisnummer)
        WHERE k.gedeeld_budget IS NOT NULL AND l.boekjaar = y.jaar
          AND l.relatienummer IN (SELECT insurer.sharers(r.relatienummer, y.jaar))
          AND polisnummer IN ${policiesOf('r.relatienummer')}
        GROUP BY l.boekjaar, polisnummer, k.merk, k.pakket, k.gedeeld_budget) g) AS "sharedUsage"`;

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
