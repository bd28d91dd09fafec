import type pg from 'pg';

// Rows are identified by their keys, because visible numbers differ between runs.
const tables = {
  factuur: `SELECT f.sleutel, f.debiteur, f.soort, f.jaar, f.datum::text, f.bedrag, v.sleutel AS betaalverzoek,
    g.sleutel AS regeling, a.sleutel AS settlement FROM insurer.factuur f
    LEFT JOIN insurer.betaalverzoek v ON v.kenmerk = f.betaalverzoek
    LEFT JOIN insurer.regeling g USING (regeling_id)
    LEFT JOIN insurer.factuur a ON a.kenmerk = f.eindafrekening ORDER BY 1`,
  regel: `SELECT f.sleutel, r.volgnummer, r.omschrijving, r.bedrag, r.declaratie_nummer
    FROM insurer.factuur_regel r JOIN insurer.factuur f USING (kenmerk) ORDER BY 1, 2`,
  boeking: `SELECT sleutel, soort, bedrag, datum::text FROM insurer.boeking ORDER BY 1`,
  betaalverzoek: `SELECT v.sleutel, v.titel, v.uiterste_betaaldatum::text,
    (SELECT string_agg(s.titel || s.datum, ' ' ORDER BY s.datum) FROM insurer.betaalverzoek_stap s
      WHERE s.kenmerk = v.kenmerk) AS stappen FROM insurer.betaalverzoek v ORDER BY 1`,
  incasso: `SELECT sleutel, poging, datum::text, bedrag, status FROM insurer.incasso ORDER BY 1`,
  regeling: `SELECT sleutel, status, termijnbedrag, beeindigd_op::text FROM insurer.regeling ORDER BY 1`,
  job: `SELECT name, day::text, count FROM insurer.job_run WHERE name <> 'day' ORDER BY 2, 1`,
} as const;

/** Reads the insurer's books, one array per table, for comparison with another run. */
export async function readBooks(client: pg.ClientBase): Promise<Record<string, unknown[]>> {
  const books: Record<string, unknown[]> = {};
  for (const [name, sql] of Object.entries(tables)) {
    books[name] = (await client.query(sql)).rows;
  }
  return books;
}
