import { insurancePeriods } from '../../facts/insurancePeriods.queries.ts';
import { inTermijnen, leftPolisOn } from '../../facts/gespreid.queries.ts';
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

/**
 * The day on which row `s` of `gespreid` is settled: in the next year, or on the day after a term was
 * missed or the person was off the policy for the first time.
 */
const settledOn = `coalesce(coalesce(s.beeindigd_op, ${leftPolisOn}) + 1,
  make_date(s.jaar + 1, ${eindafrekeningOn.month}, ${eindafrekeningOn.day}))`;

/** The first day (`dag`) on which a year in terms is to be settled; null: none is. */
export const selectNextSettlement = `
  SELECT min(${settledOn}) AS dag FROM insurer.gespreid s WHERE s.afgerekend_op IS NULL`;

/** Own risk in terms of a person in a year. */
export type GespreidYear = Pick<GespreidPerson, 'relatienummer' | 'jaar'>;

// A judgement that is being stored is waited for: it counts. One that comes after sees the settlement.
const lockGespreid: Statement = {
  name: 'lockGespreidToSettle',
  text: `
    SELECT s.relatienummer, s.jaar FROM insurer.gespreid s
    WHERE s.afgerekend_op IS NULL AND ${settledOn} <= $1::date
    ORDER BY s.relatienummer, s.jaar FOR UPDATE`,
};

// Whether row `s` is one of those that were locked ($1, $2). When a year is to be settled may change meanwhile, as
// somebody is taken off a policy: what is read, settled and closed is what was locked, and the rest is for the next day.
const isLocked = `(s.relatienummer, s.jaar) IN (SELECT * FROM unnest($1::text[], $2::int[]))`;

// The terms of a policy end with being on it: from the next policy on own risk is asked of its payer.
const endTermijnen: Statement = {
  name: 'endTermijnenOfLeavers',
  text: `
    UPDATE insurer.gespreid s SET beeindigd_op = ${leftPolisOn}, gestopt_door = 'vertrokken'
    WHERE ${isLocked} AND s.beeindigd_op IS NULL AND ${leftPolisOn} < $3::date`,
};

// What is paid of them from here on is paid after the settlement.
const lockTermijnen: Statement = {
  name: 'lockTermijnen',
  text: `
    SELECT f.kenmerk FROM insurer.gespreid s JOIN insurer.polis p USING (polisnummer)
    JOIN insurer.factuur f ON f.debiteur = p.verzekeringsnemer AND f.polisnummer = p.polisnummer
      AND f.jaar = s.jaar AND f.soort = 'Eigenrisicotermijn'
    WHERE ${isLocked}
    ORDER BY f.kenmerk FOR NO KEY UPDATE OF f`,
};

// What is in an arrangement, or rests with debt help, was agreed: it stays there, and counts as paid.
const isAgreed = (factuur: string): string => `
  EXISTS (SELECT FROM insurer.regeling a WHERE a.regeling_id = ${factuur}.regeling_id AND a.status = 'lopend')`;

// Care of after the person left the policy is for the payer of the next one: no settlement has it, so that the next
// own-risk bill does (risico.queries.ts).
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
          AND g.behandeldatum < coalesce(${leftPolisOn}, 'infinity')) AS care
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

// What is open of a term goes into the settlement of its person, unless it is in an arrangement; and every term points
// at it.
const takeUpTermijnen: Statement = {
  name: 'takeUpTermijnen',
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

/** Who pays this year's own risk in terms. */
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
 * Ends the terms of locked years of who has left their policy, locks the terms, and reads what each policy's
 * settlement is made of.
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

/** Takes up what is open of the terms in the settlements made on a day, and closes the years that were locked. */
export async function bookEindafrekeningen(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  years: readonly GespreidYear[],
): Promise<void> {
  await query(takeUpTermijnen, [day.toString()]);
  await query(closeGespreid, [...toKeys(years), day.toString()]);
}
