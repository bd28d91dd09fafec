import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { NewFactuur } from '../issue/factuur.ts';

const add: Statement = {
  name: 'addFacturen',
  text: `
    WITH made AS MATERIALIZED (
      SELECT n.*, insurer.next_factuurkenmerk(extract(year FROM $2::date)::int) AS kenmerk
      FROM json_to_recordset($1) AS n ("sleutel" text, "debiteur" text, "polisnummer" text,
        "soort" text, "jaar" int, "bedrag" int, "regels" json, "care" json)),
    factuur AS (
      INSERT INTO insurer.factuur (kenmerk, sleutel, debiteur, polisnummer, soort, jaar, datum, bedrag)
      SELECT kenmerk, "sleutel", "debiteur", "polisnummer", "soort", "jaar", $2::date, "bedrag"
      FROM made RETURNING kenmerk),
    line AS (
      INSERT INTO insurer.factuur_regel (kenmerk, volgnummer, debiteur, relatienummer, omschrijving,
        periode_van, periode_tot, datum, bedrag, bedrag_eigen_risico, bedrag_eigen_bijdrage,
        zorgverlener, declaratie_nummer, declaratie_volgnummer)
      SELECT n.kenmerk, r.number, n."debiteur", r.item->>'relatienummer', r.item->>'omschrijving',
        (r.item->>'periodFrom')::date, (r.item->>'periodUntil')::date, (r.item->>'datum')::date,
        (r.item->>'bedrag')::int, coalesce((r.item->>'eigenRisico')::int, 0),
        coalesce((r.item->>'eigenBijdrage')::int, 0), r.item->>'zorgverlener',
        r.item->>'declaratieNummer', (r.item->>'declaratieVolgnummer')::int
      FROM made n, json_array_elements(n."regels") WITH ORDINALITY AS r (item, number)),
    care AS (
      INSERT INTO insurer.factuur_zorg (declaratie_nummer, declaratie_volgnummer, deel, kenmerk,
        debiteur, relatienummer, bedrag)
      SELECT z.item->>'nummer', (z.item->>'volgnummer')::int, z.item->>'deel', n.kenmerk, n."debiteur",
        z.item->>'relatienummer', (z.item->>'bedrag')::int
      FROM made n CROSS JOIN LATERAL json_array_elements(n."care") AS z (item))
    SELECT count(*) AS aantal FROM factuur`,
};

// Batch size that limits a statement to some seconds, whatever the number of verzekeringsnemers.
const perRun = 5_000;

/**
 * Inserts and numbers the invoices of a day with their lines. Returns how many. The database rejects
 * duplicates (`sleutel`), and care that is on another invoice.
 */
export async function addFacturen(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  facturen: readonly NewFactuur[],
): Promise<number> {
  let count = 0;
  for (let i = 0; i < facturen.length; i += perRun) {
    const part = JSON.stringify(facturen.slice(i, i + perRun));
    const [row] = await query<{ aantal: number }>(add, [part, day.toString()]);
    count += row?.aantal ?? 0;
  }
  return count;
}
