import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { GespreidPerson, ToSettle } from '../issue/termijnen.rules.ts';
import { eigenRisicoOpen } from './risico.queries.ts';

// No voluntary own risk goes with terms (domain.md).
const selectGespreid: Statement = {
  name: 'selectGespreid',
  text: `
    SELECT s.polisnummer, p.verzekeringsnemer, s.relatienummer, s.jaar, b.verplicht
    FROM insurer.gespreid s JOIN insurer.polis p USING (polisnummer)
    JOIN insurer.eigen_risico_bedrag b ON b.merk = p.merk AND b.jaar = s.jaar
    WHERE s.jaar = extract(year FROM $1::date) AND (s.beeindigd_op IS NULL OR s.beeindigd_op > $1::date)
      AND (p.geldig_tot IS NULL OR p.geldig_tot > $1::date)
      AND NOT EXISTS (SELECT FROM insurer.verzekering v WHERE v.relatienummer = s.relatienummer
        AND v.polisnummer = s.polisnummer AND v.vrijwillig_eigen_risico > 0
        AND (v.geldig_tot IS NULL OR v.geldig_tot > $1::date))`,
};

// What is paid of them from here on is paid after the settlement.
const lockTermijnen: Statement = {
  name: 'lockTermijnen',
  text: `
    SELECT f.kenmerk FROM insurer.gespreid s JOIN insurer.polis p USING (polisnummer)
    JOIN insurer.factuur f ON f.debiteur = p.verzekeringsnemer AND f.polisnummer = p.polisnummer
    WHERE s.jaar = $1::int AND f.jaar = $1::int AND f.soort = 'Eigenrisicotermijn'
    ORDER BY f.kenmerk FOR NO KEY UPDATE OF f`,
};

const selectToSettle: Statement = {
  name: 'selectToSettle',
  text: `
    SELECT p.polisnummer, p.verzekeringsnemer,
      (SELECT coalesce(json_agg(json_build_object('relatienummer', r.relatienummer,
          'omschrijving', r.omschrijving, 'datum', f.datum, 'betaald', t.eerder_betaald_verrekend)
          ORDER BY f.datum, r.relatienummer), '[]')
        FROM insurer.factuur f JOIN insurer.factuur_stand t USING (kenmerk)
        JOIN insurer.factuur_regel r USING (kenmerk)
        WHERE f.debiteur = p.verzekeringsnemer AND f.polisnummer = p.polisnummer
          AND f.soort = 'Eigenrisicotermijn' AND f.jaar = $2::int) AS termijnen,
      (SELECT coalesce(json_agg(json_build_object('declaratieNummer', g.nummer,
          'declaratieVolgnummer', g.volgnummer, 'relatienummer', g.relatienummer,
          'prestatie', g.zorgsoort, 'zorgverlener', g.locatie_naam, 'datum', g.behandeldatum,
          'eigenRisico', g.eigen_risico) ORDER BY g.behandeldatum, g.nummer), '[]')
        FROM insurer.gespreid s JOIN insurer.declaratie_regel g
          ON g.relatienummer = s.relatienummer AND g.boekjaar = s.jaar
        JOIN insurer.declaratie d ON d.nummer = g.nummer
        WHERE s.polisnummer = p.polisnummer AND s.jaar = $2::int AND ${eigenRisicoOpen}) AS care
    FROM insurer.polis p
    WHERE p.polisnummer IN (SELECT s.polisnummer FROM insurer.gespreid s WHERE s.jaar = $2::int)`,
};

// What is open of a term goes into the settlement, and every term of the year points at it.
const takeUpTermijnen: Statement = {
  name: 'takeUpTermijnen',
  text: `
    WITH termijn AS (
      SELECT t.kenmerk, t.sleutel, t.debiteur, s.open, a.kenmerk AS settlement
      FROM insurer.factuur a
      JOIN insurer.factuur t ON t.debiteur = a.debiteur AND t.polisnummer = a.polisnummer
        AND t.soort = 'Eigenrisicotermijn' AND t.jaar = a.jaar AND t.eindafrekening IS NULL
      JOIN insurer.factuur_stand s ON s.kenmerk = t.kenmerk
      WHERE a.datum = $1::date AND a.soort = 'Eigenrisicoeindafrekening'),
    geboekt AS (
      INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum, tegenkenmerk)
      SELECT 'eindafrekening/' || sleutel, kenmerk, debiteur, 'eindafrekening', open, $1::date, settlement
      FROM termijn WHERE open > 0)
    UPDATE insurer.factuur f SET eindafrekening = t.settlement
    FROM termijn t WHERE f.kenmerk = t.kenmerk`,
};

/** Who pays this year's own risk in terms. */
export async function listGespreid(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<readonly GespreidPerson[]> {
  return query<GespreidPerson>(selectGespreid, [day.toString()]);
}

/** Locks the terms of a year, and reads what is to be settled of it on a day. */
export async function lockToSettle(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  year: number,
): Promise<readonly ToSettle[]> {
  await query(lockTermijnen, [year]);
  return query<ToSettle>(selectToSettle, [day.toString(), year]);
}

/** Takes up what is open of the terms in the settlements that were made on a day. */
export async function takeUpInSettlements(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<void> {
  await query(takeUpTermijnen, [day.toString()]);
}
