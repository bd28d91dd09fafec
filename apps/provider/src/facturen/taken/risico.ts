import type { Opdracht } from '../../db/database.ts';
import type { TaakTransactie } from '../../declaraties/taken/taak.ts';
import { incassodagenOp } from '../opmaken/incasso.rules.ts';
import { maakRisicoFactuur, type RisicoPolis } from '../opmaken/risico.rules.ts';
import { voegFacturenToe } from './voegFacturenToe.ts';

// An insurer may ask own risk for five years (domain.md); the year narrows the lines by their index.
const jarenTerug = 5;

/**
 * Lines `g` of judged claims `d` of care providers, settled on day $1 at the latest by the insurer's
 * calendar, of which part `z` is on no invoice yet.
 */
const afgehandeld = `
  d.soort_indiener = 'Zorgverlener' AND d.status = 'AFGEHANDELD'
  AND d.afgehandeld_op < ($1::date + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam'`;

/** Whether part `deel` of line `g` is on no invoice yet. */
function nietGefactureerd(deel: 'eigenRisico' | 'eigenBijdrage'): string {
  return `NOT EXISTS (SELECT FROM verzekeraar.factuur_zorg z WHERE z.declaratie_nummer = g.nummer
    AND z.declaratie_volgnummer = g.volgnummer AND z.deel = '${deel}')`;
}

/** Own risk of care providers' lines that no invoice asks for yet, on day $1 (see `risico`). */
export const eigenRisicoOpen = `${afgehandeld} AND g.eigen_risico > 0 AND ${nietGefactureerd('eigenRisico')}`;

// Of somebody who has changed policies the one of today pays.
const leesPolissen: Opdracht = {
  name: 'leesRisicoPolissen',
  text: `
    SELECT p.polisnummer, p.verzekeringsnemer, json_agg(json_build_object(
      'declaratieNummer', g.nummer, 'declaratieVolgnummer', g.volgnummer,
      'relatienummer', g.relatienummer, 'prestatie', g.prestatie, 'zorgverlener', g.locatie_naam,
      'datum', g.behandeldatum, 'jaar', g.boekjaar,
      'eigenRisico', CASE WHEN ${nietGefactureerd('eigenRisico')} THEN g.eigen_risico ELSE 0 END,
      'eigenBijdrage', CASE WHEN ${nietGefactureerd('eigenBijdrage')} THEN g.wettelijke_bijdrage ELSE 0 END,
      'gespreid', s.jaar IS NOT NULL AND e.kenmerk IS NULL)) AS regels
    FROM verzekeraar.polis p
    JOIN verzekeraar.verzekering v ON v.polisnummer = p.polisnummer
      AND v.geldig_van <= $1::date AND (v.geldig_tot IS NULL OR v.geldig_tot > $1::date)
    JOIN verzekeraar.declaratie_regel g ON g.relatienummer = v.relatienummer
      AND g.boekjaar > extract(year FROM $1::date) - ${jarenTerug}
    JOIN verzekeraar.declaratie d ON d.nummer = g.nummer
    LEFT JOIN verzekeraar.gespreid s ON s.relatienummer = g.relatienummer AND s.jaar = g.boekjaar
    LEFT JOIN verzekeraar.factuur e
      ON e.sleutel = concat_ws('/', 'eindafrekening', s.polisnummer, s.jaar)
    WHERE p.incassodag = ANY ($2) AND ${afgehandeld}
      AND ((g.eigen_risico > 0 AND ${nietGefactureerd('eigenRisico')})
        OR (g.wettelijke_bijdrage > 0 AND ${nietGefactureerd('eigenBijdrage')}))
    GROUP BY p.polisnummer`,
};

/**
 * Makes the own-risk invoice of every policy whose day of the month it is, from what its care
 * providers have claimed and no invoice asks for yet.
 */
export async function maakRisico(
  transactie: TaakTransactie,
  dag: Temporal.PlainDate,
): Promise<number> {
  const polissen = await transactie.query<RisicoPolis>(leesPolissen, [
    dag.toString(),
    incassodagenOp(dag),
  ]);
  const facturen = polissen.flatMap((polis) => maakRisicoFactuur(polis, dag) ?? []);
  return voegFacturenToe(transactie, dag, facturen);
}
