import type { Opdracht } from '../../db/database.ts';
import type { TaakTransactie } from '../../declaraties/taken/taak.ts';
import {
  type AfTeRekenen,
  type GespreidePersoon,
  maakEindafrekening,
  maakTermijnFactuur,
} from '../opmaken/termijnen.rules.ts';
import { eigenRisicoOpen } from './risico.ts';
import { voegFacturenToe } from './voegFacturenToe.ts';

// No voluntary own risk goes with terms (domain.md).
const leesGespreid: Opdracht = {
  name: 'leesGespreid',
  text: `
    SELECT s.polisnummer, p.verzekeringsnemer, s.relatienummer, s.jaar, b.verplicht
    FROM verzekeraar.gespreid s JOIN verzekeraar.polis p USING (polisnummer)
    JOIN verzekeraar.eigen_risico_bedrag b ON b.merk = p.merk AND b.jaar = s.jaar
    WHERE s.jaar = extract(year FROM $1::date) AND (s.beeindigd_op IS NULL OR s.beeindigd_op > $1::date)
      AND (p.geldig_tot IS NULL OR p.geldig_tot > $1::date)
      AND NOT EXISTS (SELECT FROM verzekeraar.verzekering v WHERE v.relatienummer = s.relatienummer
        AND v.polisnummer = s.polisnummer AND v.vrijwillig_eigen_risico > 0
        AND (v.geldig_tot IS NULL OR v.geldig_tot > $1::date))`,
};

/** Makes the term of this month of everybody who pays this year's own risk in terms. */
export async function maakTermijnen(
  transactie: TaakTransactie,
  dag: Temporal.PlainDate,
): Promise<number> {
  const personen = await transactie.query<GespreidePersoon>(leesGespreid, [dag.toString()]);
  const facturen = personen.flatMap((persoon) => maakTermijnFactuur(persoon, dag) ?? []);
  return voegFacturenToe(transactie, dag, facturen);
}

// What is paid of them from here on is paid after the settlement.
const vergrendelTermijnen: Opdracht = {
  name: 'vergrendelTermijnen',
  text: `
    SELECT f.kenmerk FROM verzekeraar.gespreid s JOIN verzekeraar.polis p USING (polisnummer)
    JOIN verzekeraar.factuur f ON f.debiteur = p.verzekeringsnemer AND f.polisnummer = p.polisnummer
    WHERE s.jaar = $1::int AND f.jaar = $1::int AND f.soort = 'Eigenrisicotermijn'
    ORDER BY f.kenmerk FOR NO KEY UPDATE OF f`,
};

const leesAfTeRekenen: Opdracht = {
  name: 'leesAfTeRekenen',
  text: `
    SELECT p.polisnummer, p.verzekeringsnemer,
      (SELECT coalesce(json_agg(json_build_object('relatienummer', r.relatienummer,
          'omschrijving', r.omschrijving, 'datum', f.datum, 'betaald', t.eerder_betaald_verrekend)
          ORDER BY f.datum, r.relatienummer), '[]')
        FROM verzekeraar.factuur f JOIN verzekeraar.factuur_stand t USING (kenmerk)
        JOIN verzekeraar.factuur_regel r USING (kenmerk)
        WHERE f.debiteur = p.verzekeringsnemer AND f.polisnummer = p.polisnummer
          AND f.soort = 'Eigenrisicotermijn' AND f.jaar = $2::int) AS termijnen,
      (SELECT coalesce(json_agg(json_build_object('declaratieNummer', g.nummer,
          'declaratieVolgnummer', g.volgnummer, 'relatienummer', g.relatienummer,
          'prestatie', g.zorgsoort, 'zorgverlener', g.locatie_naam, 'datum', g.behandeldatum,
          'eigenRisico', g.eigen_risico) ORDER BY g.behandeldatum, g.nummer), '[]')
        FROM verzekeraar.gespreid s JOIN verzekeraar.declaratie_regel g
          ON g.relatienummer = s.relatienummer AND g.boekjaar = s.jaar
        JOIN verzekeraar.declaratie d ON d.nummer = g.nummer
        WHERE s.polisnummer = p.polisnummer AND s.jaar = $2::int AND ${eigenRisicoOpen}) AS zorg
    FROM verzekeraar.polis p
    WHERE p.polisnummer IN (SELECT s.polisnummer FROM verzekeraar.gespreid s WHERE s.jaar = $2::int)`,
};

// What is open of a term goes into the settlement, and every term of the year points at it.
const neemTermijnenOp: Opdracht = {
  name: 'neemTermijnenOp',
  text: `
    WITH termijn AS (
      SELECT t.kenmerk, t.sleutel, t.debiteur, s.open, a.kenmerk AS afrekening
      FROM verzekeraar.factuur a
      JOIN verzekeraar.factuur t ON t.debiteur = a.debiteur AND t.polisnummer = a.polisnummer
        AND t.soort = 'Eigenrisicotermijn' AND t.jaar = a.jaar AND t.eindafrekening IS NULL
      JOIN verzekeraar.factuur_stand s ON s.kenmerk = t.kenmerk
      WHERE a.datum = $1::date AND a.soort = 'Eigenrisicoeindafrekening'),
    geboekt AS (
      INSERT INTO verzekeraar.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum, tegenkenmerk)
      SELECT 'eindafrekening/' || sleutel, kenmerk, debiteur, 'eindafrekening', open, $1::date, afrekening
      FROM termijn WHERE open > 0)
    UPDATE verzekeraar.factuur f SET eindafrekening = t.afrekening
    FROM termijn t WHERE f.kenmerk = t.kenmerk`,
};

/** Settles last year's own risk of everybody who paid it in terms. */
export async function maakEindafrekeningen(
  transactie: TaakTransactie,
  dag: Temporal.PlainDate,
): Promise<number> {
  const jaar = dag.year - 1;
  await transactie.query(vergrendelTermijnen, [jaar]);
  const polissen = await transactie.query<AfTeRekenen>(leesAfTeRekenen, [dag.toString(), jaar]);
  const facturen = polissen
    .filter(({ termijnen, zorg }) => termijnen.length + zorg.length > 0)
    .map((polis) => maakEindafrekening(polis, jaar));
  const aantal = await voegFacturenToe(transactie, dag, facturen);
  await transactie.query(neemTermijnenOp, [dag.toString()]);
  return aantal;
}
