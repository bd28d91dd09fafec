import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { PremiePolis } from '../issue/premie.rules.ts';
import type { Premie } from '../issue/premies.ts';

// Somebody's leaving may become known this long after it.
const refundDays = 400;

const selectPolissen: Statement = {
  name: 'selectPremiePolissen',
  text: `
    SELECT p.polisnummer, p.merk, p.verzekeringsnemer, to_char(p.geldig_van, 'YYYY-MM-DD') AS "validFrom",
      (SELECT coalesce(json_agg(json_build_object('relatienummer', v.relatienummer, 'naam', r.opgemaakte_naam,
          'geboorteDatum', r.geboortedatum, 'validFrom', v.geldig_van,
          'validUntil', least(v.geldig_tot, p.geldig_tot),
          'aanvullend', v.aanvullend, 'voluntaryEigenRisico', v.vrijwillig_eigen_risico)
          ORDER BY v.relatienummer, v.geldig_van), '[]')
        FROM insurer.verzekering v JOIN insurer.relatie r USING (relatienummer)
        WHERE v.polisnummer = p.polisnummer
          AND (v.geldig_tot IS NULL OR v.geldig_tot > $1::date - ${refundDays})
      ) AS verzekerden,
      CASE WHEN p.geldig_tot IS NULL AND NOT EXISTS (SELECT FROM insurer.verzekering v
        WHERE v.polisnummer = p.polisnummer AND v.geldig_tot IS NOT NULL) THEN '[]'
      ELSE (SELECT coalesce(json_agg(i), '[]') FROM (
        SELECT l.relatienummer, date_trunc('month', l.periode_van)::date AS month, sum(l.bedrag) AS bedrag
        FROM insurer.factuur f JOIN insurer.factuur_regel l USING (kenmerk)
        WHERE f.debiteur = p.verzekeringsnemer AND f.polisnummer = p.polisnummer
          AND f.soort = 'Zorgpremie' AND f.datum > $1::date - ${refundDays}
          AND EXISTS (SELECT FROM insurer.verzekering v WHERE v.polisnummer = p.polisnummer
            AND v.relatienummer = l.relatienummer
            AND least(v.geldig_tot, p.geldig_tot) < date_trunc('month', l.periode_van) + interval '1 month')
        GROUP BY l.relatienummer, 2 ORDER BY l.relatienummer, 2) i) END AS invoiced
    FROM insurer.polis p
    WHERE p.geldig_van < $1::date AND (p.geldig_tot IS NULL OR p.geldig_tot > $1::date - ${refundDays})
      AND p.polisnummer > $2
    ORDER BY p.polisnummer LIMIT $3`,
};

const selectPremies: Statement = {
  name: 'selectPremies',
  text: `SELECT merk, pakket, jaar, bedrag FROM insurer.premie`,
};

/**
 * Policies with everybody on them that owe premium for the month that begins on a day, or may get some
 * back, by number.
 */
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
