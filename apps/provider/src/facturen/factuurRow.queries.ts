/**
 * SQL columns of a `FactuurRow` from `insurer.factuur f` with `factuurTables`, shared so that amount
 * and status are the same in every query.
 */
export const factuurColumns = `
  f.kenmerk, f.soort, f.jaar, f.datum, f.bedrag, s.open,
  (SELECT k.soort FROM insurer.boeking k WHERE k.kenmerk = f.kenmerk
    ORDER BY k.boeking_id DESC LIMIT 1) AS last_boeking,
  f.regeling_id,
  (SELECT json_build_object('soort', g.soort, 'status', g.status, 'open', o.open, 'aantal', o.aantal,
      'termijn', (SELECT json_build_object('datum', i.datum, 'bedrag', least(i.bedrag, o.open))
        FROM insurer.incasso i WHERE i.regeling_id = g.regeling_id AND i.status = 'gepland'
        ORDER BY i.datum LIMIT 1))
    FROM insurer.regeling g CROSS JOIN LATERAL (
      SELECT coalesce(sum(t.open), 0) AS open, count(*) AS aantal
      FROM insurer.factuur a JOIN insurer.factuur_stand t ON t.kenmerk = a.kenmerk
      WHERE a.regeling_id = g.regeling_id AND t.open > 0) o
    WHERE g.regeling_id = f.regeling_id) AS regeling,
  (SELECT json_build_object('poging', i.poging, 'status', i.status, 'datum', i.datum)
    FROM insurer.incasso i WHERE i.kenmerk = f.kenmerk AND i.status <> 'vervallen'
    ORDER BY i.datum DESC, i.poging DESC LIMIT 1) AS incasso,
  (SELECT to_char(min(i.datum), 'YYYY-MM-DD') FROM insurer.incasso i
    WHERE i.debiteur = f.debiteur AND i.status = 'gepland' AND s.open > 0
      AND (i.kenmerk = f.kenmerk OR i.regeling_id = f.regeling_id)) AS datum_incasso,
  f.betaalverzoek, b.titel, b.datum AS betaalverzoek_datum, b.uiterste_betaaldatum`;

/** SQL column for one invoice in detail: data for the schedule of its arrangement. */
export const regelingScheduleColumn = `
  (SELECT json_build_object('regelingId', g.regeling_id, 'termijn', g.termijnbedrag, 'first', min(i.datum),
      'done', count(*) FILTER (WHERE i.status = 'afgeschreven'), 'facturen',
      (SELECT json_agg(a.kenmerk ORDER BY a.kenmerk) FROM insurer.factuur a WHERE a.regeling_id = g.regeling_id))
    FROM insurer.regeling g JOIN insurer.incasso i USING (regeling_id)
    WHERE g.regeling_id = f.regeling_id AND g.soort = 'betalingsregeling' AND g.termijnbedrag > 0
      AND i.status IN ('gepland', 'afgeschreven')
    GROUP BY g.regeling_id) AS regeling_course`;

/** SQL FROM clause for `factuurColumns`. */
export const factuurTables = `
  FROM insurer.factuur f
  JOIN insurer.factuur_stand s ON s.kenmerk = f.kenmerk
  LEFT JOIN insurer.betaalverzoek b ON b.kenmerk = f.betaalverzoek`;
