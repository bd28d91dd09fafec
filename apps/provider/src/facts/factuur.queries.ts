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

/**
 * SQL: open amount (cents) of all payment requests of a person that have reached an Aanmaning,
 * because collection costs are one amount over these claims together (BW 6:96 lid 7).
 * @param debiteur SQL of their relatienummer.
 */
export function aangemaandSql(debiteur: string): string {
  return `
  (SELECT coalesce(sum(greatest(q.open, 0)), 0)::int
    FROM insurer.betaalverzoek z JOIN insurer.factuur x ON x.betaalverzoek = z.kenmerk
    JOIN insurer.factuur_stand q ON q.kenmerk = x.kenmerk
    WHERE z.debiteur = ${debiteur} AND z.titel = 'Aanmaning')`;
}

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
