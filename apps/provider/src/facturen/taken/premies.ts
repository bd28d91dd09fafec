import type { Opdracht } from '../../db/database.ts';
import type { TaakTransactie } from '../../declaraties/taken/taak.ts';
import { maakPremieFactuur, type PremiePolis } from '../opmaken/premie.rules.ts';
import type { Premie } from '../opmaken/premies.ts';
import { voegFacturenToe } from './voegFacturenToe.ts';

const leesPolissen: Opdracht = {
  name: 'leesPremiePolissen',
  text: `
    SELECT p.polisnummer, p.merk, p.verzekeringsnemer, to_char(p.geldig_van, 'YYYY-MM-DD') AS "geldigVan",
      (SELECT coalesce(json_agg(json_build_object('relatienummer', v.relatienummer, 'naam', r.opgemaakte_naam,
          'geboorteDatum', r.geboortedatum, 'geldigVan', v.geldig_van, 'geldigTot', v.geldig_tot,
          'aanvullend', v.aanvullend, 'vrijwilligEigenRisico', v.vrijwillig_eigen_risico)
          ORDER BY v.relatienummer, v.geldig_van), '[]')
        FROM verzekeraar.verzekering v JOIN verzekeraar.relatie r USING (relatienummer)
        WHERE v.polisnummer = p.polisnummer AND (v.geldig_tot IS NULL OR v.geldig_tot > $1::date)
      ) AS verzekerden
    FROM verzekeraar.polis p
    WHERE p.geldig_van < $1::date AND (p.geldig_tot IS NULL OR p.geldig_tot > $1::date)
      AND p.polisnummer > $2
    ORDER BY p.polisnummer LIMIT $3`,
};

const leesPremies: Opdracht = {
  name: 'leesPremies',
  text: `SELECT merk, pakket, jaar, bedrag FROM verzekeraar.premie`,
};

const perKeer = 5_000;

/** Makes the premium invoice of every policy for the month that begins on this day. */
export async function maakPremies(
  transactie: TaakTransactie,
  dag: Temporal.PlainDate,
): Promise<number> {
  const premies = await transactie.query<Premie>(leesPremies, []);
  let aantal = 0;
  for (let na: string | undefined = ''; na !== undefined;) {
    const polissen: PremiePolis[] = await transactie.query<PremiePolis>(leesPolissen, [
      dag.toString(),
      na,
      perKeer,
    ]);
    const facturen = polissen.flatMap((polis) => maakPremieFactuur(polis, dag, premies) ?? []);
    aantal += await voegFacturenToe(transactie, dag, facturen);
    na = polissen.length < perKeer ? undefined : polissen.at(-1)?.polisnummer;
  }
  return aantal;
}
