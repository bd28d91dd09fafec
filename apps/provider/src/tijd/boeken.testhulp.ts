import type pg from 'pg';

/** Everything in the books by its key; the numbers that people see differ from run to run. */
const tabellen = {
  factuur: `SELECT f.sleutel, f.debiteur, f.soort, f.jaar, f.datum::text, f.bedrag, v.sleutel AS verzoek,
    g.sleutel AS regeling, a.sleutel AS afrekening FROM verzekeraar.factuur f
    LEFT JOIN verzekeraar.betaalverzoek v ON v.kenmerk = f.betaalverzoek
    LEFT JOIN verzekeraar.regeling g USING (regeling_id)
    LEFT JOIN verzekeraar.factuur a ON a.kenmerk = f.eindafrekening ORDER BY 1`,
  regel: `SELECT f.sleutel, r.volgnummer, r.omschrijving, r.bedrag, r.declaratie_nummer
    FROM verzekeraar.factuur_regel r JOIN verzekeraar.factuur f USING (kenmerk) ORDER BY 1, 2`,
  boeking: `SELECT sleutel, soort, bedrag, datum::text FROM verzekeraar.boeking ORDER BY 1`,
  betaalverzoek: `SELECT v.sleutel, v.titel, v.uiterste_betaaldatum::text,
    (SELECT string_agg(s.titel || s.datum, ' ' ORDER BY s.datum) FROM verzekeraar.betaalverzoek_stap s
      WHERE s.kenmerk = v.kenmerk) AS stappen FROM verzekeraar.betaalverzoek v ORDER BY 1`,
  incasso: `SELECT sleutel, poging, datum::text, bedrag, status FROM verzekeraar.incasso ORDER BY 1`,
  regeling: `SELECT sleutel, status, termijnbedrag, beeindigd_op::text FROM verzekeraar.regeling ORDER BY 1`,
  taak: `SELECT naam, dag::text, aantal FROM verzekeraar.gelopen_taak WHERE naam <> 'dag' ORDER BY 2, 1`,
} as const;

/** The insurer's books, as a table per kind, to be compared with those of another run. */
export async function leesBoeken(client: pg.ClientBase): Promise<Record<string, unknown[]>> {
  const boeken: Record<string, unknown[]> = {};
  for (const [naam, sql] of Object.entries(tabellen)) {
    boeken[naam] = (await client.query(sql)).rows;
  }
  return boeken;
}
