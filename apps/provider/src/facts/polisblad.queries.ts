/** Day of the year on which policy sheets of the next one come: premiums have to be known by then (docs/domain.md). */
export const polisbladDay = { month: 11, day: 12 } as const;

/**
 * SQL for LATERAL: years (`jaar`) of which policy `p` has a sheet by a day, with the day on which that came (`since`). It
 * comes in the season before, or with the year itself while its premium is unknown; none is older than our premiums.
 */
export const polisbladenSql = (day: string): string => `
  (SELECT y.jaar, y.since FROM (
    SELECT s.jaar, greatest(p.geldig_van, CASE WHEN EXISTS (SELECT FROM insurer.premie q
        WHERE q.merk = p.merk AND q.pakket = 'BASIS' AND q.jaar = s.jaar)
      THEN make_date(s.jaar - 1, ${polisbladDay.month}, ${polisbladDay.day})
      ELSE make_date(s.jaar, 1, 1) END) AS since
    FROM generate_series(
      greatest(extract(year FROM p.geldig_van)::int, (SELECT min(q.jaar) FROM insurer.premie q WHERE q.merk = p.merk)),
      extract(year FROM least(p.geldig_tot - 1, ${day} + interval '1 year'))::int) s (jaar)) y
  WHERE y.since <= ${day})`;
