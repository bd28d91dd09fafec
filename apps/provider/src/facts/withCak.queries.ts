/**
 * SQL: periods in which the premium of a policy's basic insurance is paid to the CAK (Zvw 18c), as
 * a JSON array of `from`, the first of a month, and `until`, null while the registration runs. A
 * call reads only periods of the caller's own debts, so that only the verzekeringsnemer learns of
 * them.
 */
export const withCakSql = (polisnummer: string): string => `(
  SELECT coalesce(json_agg(json_build_object(
    'from', (date_trunc('month', t.datum) + interval '1 month')::date, 'until', a.beeindigd_op)), '[]')
  FROM insurer.premieachterstand a JOIN insurer.premieachterstand_stap t USING (achterstand_id)
  WHERE a.polisnummer = ${polisnummer} AND t.stap = 'aanmelding')`;
