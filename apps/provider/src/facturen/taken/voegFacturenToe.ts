import type { Opdracht } from '../../db/database.ts';
import type { TaakTransactie } from '../../declaraties/taken/taak.ts';
import type { NieuweFactuur } from '../opmaken/factuur.ts';

const voegToe: Opdracht = {
  name: 'voegFacturenToe',
  text: `
    WITH nieuw AS MATERIALIZED (
      SELECT n.*, verzekeraar.nieuw_factuurkenmerk(extract(year FROM $2::date)::int) AS kenmerk
      FROM json_to_recordset($1) AS n ("sleutel" text, "debiteur" text, "polisnummer" text,
        "soort" text, "jaar" int, "bedrag" int, "regels" json, "zorg" json)),
    factuur AS (
      INSERT INTO verzekeraar.factuur (kenmerk, sleutel, debiteur, polisnummer, soort, jaar, datum, bedrag)
      SELECT kenmerk, "sleutel", "debiteur", "polisnummer", "soort", "jaar", $2::date, "bedrag"
      FROM nieuw RETURNING kenmerk),
    regel AS (
      INSERT INTO verzekeraar.factuur_regel (kenmerk, volgnummer, debiteur, relatienummer, omschrijving,
        periode_van, periode_tot, datum, bedrag, bedrag_eigen_risico, bedrag_eigen_bijdrage,
        zorgverlener, declaratie_nummer, declaratie_volgnummer)
      SELECT n.kenmerk, r.nr, n."debiteur", r.rij->>'relatienummer', r.rij->>'omschrijving',
        (r.rij->>'periodeVan')::date, (r.rij->>'periodeTot')::date, (r.rij->>'datum')::date,
        (r.rij->>'bedrag')::int, coalesce((r.rij->>'eigenRisico')::int, 0),
        coalesce((r.rij->>'eigenBijdrage')::int, 0), r.rij->>'zorgverlener',
        r.rij->>'declaratieNummer', (r.rij->>'declaratieVolgnummer')::int
      FROM nieuw n, json_array_elements(n."regels") WITH ORDINALITY AS r (rij, nr)),
    zorg AS (
      INSERT INTO verzekeraar.factuur_zorg (declaratie_nummer, declaratie_volgnummer, deel, kenmerk,
        debiteur, relatienummer, bedrag)
      SELECT z.rij->>'nummer', (z.rij->>'volgnummer')::int, z.rij->>'deel', n.kenmerk, n."debiteur",
        z.rij->>'relatienummer', (z.rij->>'bedrag')::int
      FROM nieuw n CROSS JOIN LATERAL json_array_elements(n."zorg") AS z (rij))
    SELECT count(*) AS aantal FROM factuur`,
};

// A statement of some seconds at most, whatever the number of policyholders.
const perKeer = 5_000;

/**
 * Writes invoices of a day with their lines, and numbers them. Returns how many. One that was made
 * before (`sleutel`), and care that is on another invoice already, is refused by the database.
 */
export async function voegFacturenToe(
  { query }: TaakTransactie,
  dag: Temporal.PlainDate,
  facturen: readonly NieuweFactuur[],
): Promise<number> {
  let aantal = 0;
  for (let i = 0; i < facturen.length; i += perKeer) {
    const deel = JSON.stringify(facturen.slice(i, i + perKeer));
    const [rij] = await query<{ aantal: number }>(voegToe, [deel, dag.toString()]);
    aantal += rij?.aantal ?? 0;
  }
  return aantal;
}
