import type { Premieperiode } from '@mijn/domain/factuur';
import type { Brand } from '@mijn/domain/brands';
import type { Statement } from '../../db/database.ts';
import { withCakSql } from '../../facts/factuur.queries.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { firstPremieAfterDays } from '../issue/incasso.rules.ts';
import type { PremiePolis } from '../issue/premie.rules.ts';
import type { Premie } from '../issue/premies.ts';

// Slightly longer than the correctable months (premieRun.ts).
const correctableDays = 400;

// An invoice asks for a year at most.
const daysAhead = 366;

const polissen = `
    SELECT p.polisnummer, p.merk, p.verzekeringsnemer, to_char(p.geldig_van, 'YYYY-MM-DD') AS "validFrom",
      p.premieperiode AS periode,
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
      CASE WHEN p.premieperiode IS NULL AND p.geldig_tot IS NULL AND NOT EXISTS (SELECT FROM insurer.verzekering v
        WHERE v.polisnummer = p.polisnummer
          AND (v.geldig_tot IS NOT NULL OR v.geldig_van > $1::date - ${correctableDays})) THEN '[]'
      ELSE (SELECT coalesce(json_agg(i), '[]') FROM (
        SELECT l.relatienummer, date_trunc('month', l.periode_van)::date AS month, sum(l.bedrag) AS bedrag
        FROM insurer.factuur f JOIN insurer.factuur_regel l USING (kenmerk)
        WHERE f.debiteur = p.verzekeringsnemer AND f.polisnummer = p.polisnummer
          AND f.soort = 'Zorgpremie' AND l.periode_van > $1::date - ${correctableDays}
          AND f.datum > $1::date - ${correctableDays} - CASE WHEN p.premieperiode IS NULL THEN 0 ELSE ${daysAhead} END
          AND (p.premieperiode IS NOT NULL OR EXISTS (SELECT FROM insurer.verzekering v WHERE v.polisnummer = p.polisnummer
            AND v.relatienummer = l.relatienummer
            AND (least(v.geldig_tot, p.geldig_tot) IS NOT NULL OR v.geldig_van > $1::date - ${correctableDays})))
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

const selectOwnPolis: Statement = {
  name: 'selectOwnPremiePolis',
  text: `${polissen}
    WHERE p.verzekeringsnemer = $2 AND p.merk = $3
      AND p.geldig_van <= $1::date AND (p.geldig_tot IS NULL OR p.geldig_tot > $1::date)
    ORDER BY p.geldig_van DESC, p.polisnummer LIMIT 1`,
};

const changePremieperiode: Statement = {
  name: 'changePremieperiode',
  text: `UPDATE insurer.polis SET premieperiode = $2 WHERE polisnummer = $1`,
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

/** Returns the running policy of a verzekeringsnemer with a brand, as its next premium invoice sees it. */
export async function findPremiePolis(
  { query }: JobTransaction,
  debiteur: string,
  merk: Brand,
  day: Temporal.PlainDate,
): Promise<PremiePolis | undefined> {
  const [polis] = await query<PremiePolis>(selectOwnPolis, [day.toString(), debiteur, merk]);
  return polis;
}

/** Changes the period of a policy's premium, for months that have no invoice. */
export async function savePremieperiode(
  { query }: JobTransaction,
  polisnummer: string,
  periode: Premieperiode,
): Promise<void> {
  await query(changePremieperiode, [polisnummer, periode]);
}

export async function listPremies({ query }: JobTransaction): Promise<readonly Premie[]> {
  return query<Premie>(selectPremies, []);
}

/** Returns the first day of the insurer's books, `yyyy-mm-dd`; undefined before there is one. */
export async function findBooksFrom({ query }: JobTransaction): Promise<string | undefined> {
  const [first] = await query<{ day: string | null }>(selectBooksFrom, []);
  return first?.day ?? undefined;
}
