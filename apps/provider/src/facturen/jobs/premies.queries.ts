import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { PremiePolis } from '../issue/premie.rules.ts';
import type { Premie } from '../issue/premies.ts';

const selectPolissen: Statement = {
  name: 'leesPremiePolissen',
  text: `
    SELECT p.polisnummer, p.merk, p.verzekeringsnemer, to_char(p.geldig_van, 'YYYY-MM-DD') AS "validFrom",
      (SELECT coalesce(json_agg(json_build_object('relatienummer', v.relatienummer, 'naam', r.opgemaakte_naam,
          'geboorteDatum', r.geboortedatum, 'validFrom', v.geldig_van, 'validUntil', v.geldig_tot,
          'aanvullend', v.aanvullend, 'voluntaryEigenRisico', v.vrijwillig_eigen_risico)
          ORDER BY v.relatienummer, v.geldig_van), '[]')
        FROM insurer.verzekering v JOIN insurer.relatie r USING (relatienummer)
        WHERE v.polisnummer = p.polisnummer AND (v.geldig_tot IS NULL OR v.geldig_tot > $1::date)
      ) AS verzekerden
    FROM insurer.polis p
    WHERE p.geldig_van < $1::date AND (p.geldig_tot IS NULL OR p.geldig_tot > $1::date)
      AND p.polisnummer > $2
    ORDER BY p.polisnummer LIMIT $3`,
};

const selectPremies: Statement = {
  name: 'selectPremies',
  text: `SELECT merk, pakket, jaar, bedrag FROM insurer.premie`,
};

/** Policies with everybody on them that owe premium for the month that begins on a day, by number. */
export async function listPremiePolissen(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  after: string,
  count: number,
): Promise<readonly PremiePolis[]> {
  return query<PremiePolis>(selectPolissen, [day.toString(), after, count]);
}

/** Every premium there is. */
export async function listPremies({ query }: JobTransaction): Promise<readonly Premie[]> {
  return query<Premie>(selectPremies, []);
}
