import type { Statement } from '../../db/database.ts';
import { withCakSql } from '../../facts/factuur.queries.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { firstPremieAfterDays } from '../issue/incasso.rules.ts';
import type { PremiePolis } from '../issue/premie.rules.ts';
import type { Premie } from '../issue/premies.ts';

// Slightly longer than the correctable months (premieRun.ts).
const correctableDays = 400;

const polissen = `
    SELECT p.polisnummer, p.merk, p.verzekeringsnemer, to_char(p.geldig_van, 'YYYY-MM-DD') AS "validFrom",
      (SELECT coalesce(json_agg(json_build_object('relatienummer', v.relatienummer, 'naam', r.opgemaakte_naam,
          'geboorteDatum', r.geboortedatum, 'validFrom', v.geldig_van,
          'validUntil', least(v.geldig_tot, p.geldig_tot),
          'withCak', ${withCakSql('p.polisnummer')},
          'aanvullend', v.aanvullend, 'voluntaryEigenRisico', v.vrijwillig_eigen_risico)
          ORDER BY v.relatienummer, v.geldig_van), '[]')
        FROM insurer.verzekering v JOIN insurer.relatie r USING (relatienummer)
        WHERE v.polisnummer = p.polisnummer
          AND (v.geldig_tot IS NULL OR v.geldig_tot > $1::date - ${correctableDays})
      ) AS verzekerden,
      CASE WHEN p.geldig_tot IS NULL AND NOT EXISTS (SELECT FROM insurer.verzekering v
        WHERE v.polisnummer = p.polisnummer
          AND (v.geldig_tot IS NOT NULL OR v.geldig_van > $1::date - ${correctableDays})) THEN '[]'
      ELSE (SELECT coalesce(json_agg(i), '[]') FROM (
        SELECT l.relatienummer, date_trunc('month', l.periode_van)::date AS month, sum(l.bedrag) AS bedrag
        FROM insurer.factuur f JOIN insurer.factuur_regel l USING (kenmerk)
        WHERE f.debiteur = p.verzekeringsnemer AND f.polisnummer = p.polisnummer
          AND f.soort = 'Zorgpremie' AND f.datum > $1::date - ${correctableDays}
          AND EXISTS (SELECT FROM insurer.verzekering v WHERE v.polisnummer = p.polisnummer
            AND v.relatienummer = l.relatienummer
            AND (least(v.geldig_tot, p.geldig_tot) IS NOT NULL OR v.geldig_van > $1::date - ${correctableDays}))
        GROUP BY l.relatienummer, 2 ORDER BY l.relatienummer, 2) i) END AS invoiced
    FROM insurer.polis p`;

const selectPolissen: Statement = {
  name: 'selectPremiePolissen',
  text: `${polissen}
    WHERE p.geldig_van < $1::date AND (p.geldig_tot IS NULL OR p.geldig_tot > $1::date - ${correctableDays})
      AND p.polisnummer > $2
    ORDER BY p.polisnummer LIMIT $3`,
};

const selectStarted: Statement = {
  name: 'selectStartedPolissen',
  text: `${polissen}
    WHERE p.polisnummer IN (SELECT v.polisnummer FROM insurer.verzekering v
      WHERE v.geldig_van = $1::date - ${firstPremieAfterDays})
    ORDER BY p.polisnummer`,
};

const selectBooksFrom: Statement = {
  name: 'selectBooksFrom',
  text: `SELECT to_char(min(day), 'YYYY-MM-DD') AS day FROM insurer.job_run WHERE name = 'day'`,
};

const selectPremies: Statement = {
  name: 'selectPremies',
  text: `SELECT merk, pakket, jaar, bedrag FROM insurer.premie`,
};

/**
 * Returns policies with their members that owe premium for the month that begins on a day, or may get a
 * refund, by number.
 */
export async function listPremiePolissen(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  after: string,
  count: number,
): Promise<readonly PremiePolis[]> {
  return query<PremiePolis>(selectPolissen, [day.toString(), after, count]);
}

/** Returns policies with an insurance whose first premium invoice is due on a day. */
export async function listStartedPolissen(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<readonly PremiePolis[]> {
  return query<PremiePolis>(selectStarted, [day.toString()]);
}

export async function listPremies({ query }: JobTransaction): Promise<readonly Premie[]> {
  return query<Premie>(selectPremies, []);
}

/** Returns the first day of the insurer's books, `yyyy-mm-dd`; undefined before there is one. */
export async function findBooksFrom({ query }: JobTransaction): Promise<string | undefined> {
  const [first] = await query<{ day: string | null }>(selectBooksFrom, []);
  return first?.day ?? undefined;
}
