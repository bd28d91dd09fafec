import { insurancePeriods } from '../../facts/people.queries.ts';
import { inTermijnen, leftPolisOnSql } from '../../facts/money.queries.ts';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { eindafrekeningOn, type GespreidPerson, type ToSettle } from '../issue/termijnen.rules.ts';

const selectGespreid: Statement = {
  name: 'selectGespreid',
  text: `
    SELECT s.polisnummer, p.verzekeringsnemer, s.relatienummer, s.jaar, p.merk,
      to_char(r.geboortedatum, 'YYYY-MM-DD') AS "geboorteDatum", ${insurancePeriods},
      json_build_object('merk', b.merk, 'jaar', b.jaar, 'verplicht', b.verplicht,
        'voluntaryPossible', b.vrijwillig_mogelijk, 'fromBirthday', b.vanaf_verjaardag,
        'maximumPerTreatment', b.maximum_per_behandeling) AS amount,
      a.asked, a.aantal AS "askedCount"
    FROM insurer.gespreid s JOIN insurer.polis p USING (polisnummer)
    JOIN insurer.relatie r ON r.relatienummer = s.relatienummer
    JOIN insurer.eigen_risico_bedrag b ON b.merk = p.merk AND b.jaar = s.jaar
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l.bedrag), 0) AS asked, count(*) AS aantal
      FROM insurer.factuur f JOIN insurer.factuur_regel l USING (kenmerk)
      WHERE f.debiteur = p.verzekeringsnemer AND f.soort = 'Eigenrisicotermijn' AND f.jaar = s.jaar
        AND l.relatienummer = s.relatienummer) a
    WHERE s.jaar = extract(year FROM $1::date) AND s.beeindigd_op IS NULL AND ${inTermijnen}
      AND EXISTS (SELECT FROM insurer.verzekering v
        WHERE v.polisnummer = s.polisnummer AND v.relatienummer = s.relatienummer AND v.geldig_van <= $1::date
          AND coalesce(least(v.geldig_tot, p.geldig_tot), 'infinity') > $1::date)`,
};

// Day on which row `s` of `gespreid` is settled: in the next year, or on the day after a term was
// missed or the person was first off the policy.
const settledOn = `coalesce(coalesce(s.beeindigd_op, ${leftPolisOnSql}) + 1,
  make_date(s.jaar + 1, ${eindafrekeningOn.month}, ${eindafrekeningOn.day}))`;

/** SQL: first day (`dag`) on which a year in terms is to be settled; null: none. */
export const selectNextSettlement = `
  SELECT min(${settledOn}) AS dag FROM insurer.gespreid s WHERE s.afgerekend_op IS NULL`;

/** Own risk in terms of a person in a year. */
export type GespreidYear = Pick<GespreidPerson, 'relatienummer' | 'jaar'>;

// Serializes with judgements: an earlier one is included, and a later one sees the settlement.
const lockGespreid: Statement = {
  name: 'lockGespreidToSettle',
  text: `
    SELECT s.relatienummer, s.jaar FROM insurer.gespreid s
    WHERE s.afgerekend_op IS NULL AND ${settledOn} <= $1::date
    ORDER BY s.relatienummer, s.jaar FOR UPDATE`,
};

// Restricts to the locked rows ($1, $2). A year may become due meanwhile when a person leaves a policy;
// it is settled on the next day.
const isLocked = `(s.relatienummer, s.jaar) IN (SELECT * FROM unnest($1::text[], $2::int[]))`;

// Terms end when the person leaves the policy; their next policy is charged from then on.
const endTermijnen: Statement = {
  name: 'endTermijnenOfLeavers',
  text: `
    UPDATE insurer.gespreid s SET beeindigd_op = ${leftPolisOnSql}, gestopt_door = 'vertrokken'
    WHERE ${isLocked} AND s.beeindigd_op IS NULL AND ${leftPolisOnSql} < $3::date`,
};

// Payments of these terms wait, and then count as paid after the settlement.
const lockTermijnen: Statement = {
  name: 'lockTermijnen',
  text: `
    SELECT f.kenmerk FROM insurer.gespreid s JOIN insurer.polis p USING (polisnummer)
    JOIN insurer.factuur f ON f.debiteur = p.verzekeringsnemer AND f.polisnummer = p.polisnummer
      AND f.jaar = s.jaar AND f.soort = 'Eigenrisicotermijn'
    WHERE ${isLocked}
    ORDER BY f.kenmerk FOR NO KEY UPDATE OF f`,
};

// Terms in an arrangement or with debt help stay there, and count as paid.
const isAgreed = (factuur: string): string => `
  EXISTS (SELECT FROM insurer.regeling a WHERE a.regeling_id = ${factuur}.regeling_id AND a.status = 'lopend')`;

// Excludes care after the person left the policy, which the next own-risk bill charges to the next
// policy (risico.queries.ts).
const selectToSettle: Statement = {
  name: 'selectToSettle',
  text: `
    SELECT t.polisnummer, p.verzekeringsnemer, t.jaar,
      (SELECT coalesce(json_agg(json_build_object('relatienummer', r.relatienummer,
          'omschrijving', r.omschrijving, 'datum', f.datum,
          'betaald', CASE WHEN ${isAgreed('f')} THEN f.bedrag ELSE k.eerder_betaald_verrekend END)
          ORDER BY f.datum, r.relatienummer), '[]')
        FROM insurer.factuur f JOIN insurer.factuur_stand k USING (kenmerk)
        JOIN insurer.factuur_regel r USING (kenmerk)
        WHERE f.debiteur = p.verzekeringsnemer AND f.polisnummer = p.polisnummer
          AND f.soort = 'Eigenrisicotermijn' AND f.jaar = t.jaar
          AND r.relatienummer = ANY (t.people)) AS termijnen,
      (SELECT coalesce(json_agg(json_build_object('declaratieNummer', g.nummer,
          'declaratieVolgnummer', g.volgnummer, 'relatienummer', g.relatienummer,
          'prestatie', g.zorgsoort, 'zorgverlener', g.locatie_naam, 'datum', g.behandeldatum,
          'eigenRisico', g.eigen_risico_in_termijnen) ORDER BY g.behandeldatum, g.nummer), '[]')
        FROM insurer.declaratie_regel g JOIN insurer.gespreid s
          ON s.relatienummer = g.relatienummer AND s.jaar = g.boekjaar
        WHERE g.relatienummer = ANY (t.people) AND g.boekjaar = t.jaar
          AND g.eigen_risico_in_termijnen <> 0
          AND g.behandeldatum < coalesce(${leftPolisOnSql}, 'infinity')) AS care
    FROM (SELECT s.polisnummer, s.jaar, array_agg(s.relatienummer) AS people
      FROM insurer.gespreid s WHERE ${isLocked}
      GROUP BY s.polisnummer, s.jaar) t
    JOIN insurer.polis p USING (polisnummer)`,
};

const closeGespreid: Statement = {
  name: 'closeGespreid',
  text: `
    UPDATE insurer.gespreid s SET afgerekend_op = $3::date
    WHERE ${isLocked}`,
};

// Moves open amounts of terms into the person's settlement, unless they are in an arrangement; every
// term refers to it.
const settleTermijnen: Statement = {
  name: 'settleTermijnen',
  text: `
    WITH termijn AS (
      SELECT DISTINCT t.kenmerk, t.sleutel, t.debiteur, a.kenmerk AS settlement,
        CASE WHEN ${isAgreed('t')} THEN 0 ELSE s.open END AS open
      FROM insurer.factuur a JOIN insurer.factuur_regel l ON l.kenmerk = a.kenmerk
      JOIN insurer.factuur t ON t.debiteur = a.debiteur AND t.polisnummer = a.polisnummer
        AND t.soort = 'Eigenrisicotermijn' AND t.jaar = a.jaar AND t.eindafrekening IS NULL
      JOIN insurer.factuur_regel w ON w.kenmerk = t.kenmerk AND w.relatienummer = l.relatienummer
      JOIN insurer.factuur_stand s ON s.kenmerk = t.kenmerk
      WHERE a.datum = $1::date AND a.soort = 'Eigenrisicoeindafrekening'),
    booked AS (
      INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum, tegenkenmerk)
      SELECT 'eindafrekening/' || sleutel, kenmerk, debiteur, 'eindafrekening', open, $1::date, settlement
      FROM termijn WHERE open > 0)
    UPDATE insurer.factuur f SET eindafrekening = t.settlement
    FROM termijn t WHERE f.kenmerk = t.kenmerk`,
};

/** Returns the people who pay this year's own risk in terms. */
export async function listGespreid(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<readonly GespreidPerson[]> {
  return query<GespreidPerson>(selectGespreid, [day.toString()]);
}

const toKeys = (years: readonly GespreidYear[]): readonly unknown[] => [
  years.map(({ relatienummer }) => relatienummer),
  years.map(({ jaar }) => jaar),
];

/** Locks the years in terms that are to be settled by a day. */
export async function lockYearsToSettle(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<readonly GespreidYear[]> {
  return query<GespreidYear>(lockGespreid, [day.toString()]);
}

/**
 * Ends the terms of people who left their policy, for locked years; locks the terms, and returns the
 * data of each policy's settlement.
 */
export async function lockToSettle(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  years: readonly GespreidYear[],
): Promise<readonly ToSettle[]> {
  const keys = toKeys(years);
  await query(endTermijnen, [...keys, day.toString()]);
  await query(lockTermijnen, keys);
  return query<ToSettle>(selectToSettle, keys);
}

/** Moves open amounts of terms into the settlements created on a day, and closes the locked years. */
export async function bookEindafrekeningen(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  years: readonly GespreidYear[],
): Promise<void> {
  await query(settleTermijnen, [day.toString()]);
  await query(closeGespreid, [...toKeys(years), day.toString()]);
}
