import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { tellReminder } from './berichten.queries.ts';
import { isBeingPaidSql, mayBePaidInTimeSql } from '../../facts/waitingMoney.queries.ts';
import { paymentDays, payoutDays, nextTitle } from '../issue/aanmaning.rules.ts';

const lockToRemind: Statement = {
  name: 'lockBetaalverzoekenToRemind',
  text: `
    SELECT kenmerk FROM insurer.betaalverzoek
    WHERE uiterste_betaaldatum = $1::date - 1 AND titel <> 'Aanmaning'
    ORDER BY kenmerk FOR NO KEY UPDATE`,
};

/**
 * Locks the requests that may be reminded of on a day. Before anything of that day touches an invoice: a payment that is
 * booked locks its requests and then all invoices of who pays, and would wait for the day while that waits for it.
 */
export async function lockBetaalverzoekenToRemind(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<void> {
  await query(lockToRemind, [day.toString()]);
}

const waits = `(${isBeingPaidSql} OR ${mayBePaidInTimeSql})`;

// What a payment is being looked at of, or may have been paid in time, moves on by a day: it has its turn once that is
// over.
const addAanmaning: Statement = {
  name: 'addAanmaning',
  text: `
    WITH postponed AS (
      UPDATE insurer.betaalverzoek v SET uiterste_betaaldatum = $1::date
      WHERE v.uiterste_betaaldatum = $1::date - 1 AND v.titel <> 'Aanmaning' AND ${waits}),
    reminded AS (
      UPDATE insurer.betaalverzoek v
      SET titel = ($2::json)->>v.titel,
        uiterste_betaaldatum = $1::date + (($3::json)->>(($2::json)->>v.titel))::int
      WHERE v.uiterste_betaaldatum = $1::date - 1 AND v.titel <> 'Aanmaning'
        AND NOT ${waits}
        AND EXISTS (SELECT FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
          WHERE f.betaalverzoek = v.kenmerk AND s.open > 0)
      RETURNING v.kenmerk, v.titel, v.debiteur, v.uiterste_betaaldatum),
    kept AS (
      INSERT INTO insurer.betaalverzoek_stap (kenmerk, titel, debiteur, datum, uiterste_betaaldatum)
      SELECT kenmerk, titel, debiteur, $1::date, uiterste_betaaldatum FROM reminded RETURNING kenmerk),
    told AS (${tellReminder('reminded')}),
    missed AS (
      UPDATE insurer.gespreid g SET beeindigd_op = $1::date
      FROM reminded v JOIN insurer.factuur f ON f.betaalverzoek = v.kenmerk
        AND f.soort = 'Eigenrisicotermijn'
      JOIN insurer.factuur_stand s ON s.kenmerk = f.kenmerk AND s.open > 0
      JOIN insurer.factuur_regel r ON r.kenmerk = f.kenmerk
      WHERE v.titel = 'Aanmaning' AND g.relatienummer = r.relatienummer AND g.jaar = f.jaar
        AND g.beeindigd_op IS NULL AND g.afgerekend_op IS NULL)
    SELECT kenmerk FROM kept`,
};

/**
 * Reminds of what was to be paid until yesterday, and tells it: the next title, its own days, the same kenmerk.
 * Nobody is reminded of what may be paid already. A term of own risk that comes as far as an Aanmaning is missed, and
 * ends the terms (domain.md): they are settled on the day after.
 */
export async function addAanmaningen(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const lines = [JSON.stringify(nextTitle), JSON.stringify(paymentDays)];
  return (await query(addAanmaning, [day.toString(), ...lines])).length;
}

// Where no account is known the money waits ('Te ontvangen').
const payOut: Statement = {
  name: 'payOutTegoed',
  text: `
    WITH factuur AS (
      INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
      SELECT 'uitbetaling/' || f.sleutel, f.kenmerk, f.debiteur, 'uitbetaling', s.open, $1::date
      FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
      JOIN insurer.relatie r ON r.relatienummer = f.debiteur
      WHERE f.bedrag < 0 AND f.datum <= $1::date - $2::int AND s.open < 0 AND r.iban IS NOT NULL
      RETURNING kenmerk, debiteur),
    held AS (
      UPDATE insurer.tegoed t SET terugbetaald_op = $1::date
      FROM insurer.relatie r, insurer.tegoed_stand s
      WHERE r.relatienummer = t.debiteur AND r.iban IS NOT NULL AND t.terugbetaald_op IS NULL
        AND s.tegoed_id = t.tegoed_id AND s.open > 0 AND t.datum <= $1::date
        AND (t.declaratie IS NOT NULL OR t.datum <= $1::date - $2::int)
      RETURNING t.tegoed_id, t.declaratie, t.debiteur, r.iban, s.open),
    payouts AS (
      INSERT INTO insurer.uitbetaling (nummer, relatienummer, iban, bedrag, datum)
      SELECT declaratie, debiteur, iban, open, $1::date FROM held WHERE declaratie IS NOT NULL),
    told AS (
      INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
      SELECT concat_ws('/', 'tegoed', kenmerk), debiteur, 'tegoed', kenmerk, $1::date FROM factuur
      UNION ALL
      SELECT concat_ws('/', CASE WHEN declaratie IS NULL THEN 'tegoed' ELSE 'uitbetaling' END,
          coalesce(declaratie, tegoed_id::text)), debiteur,
        CASE WHEN declaratie IS NULL THEN 'tegoed' ELSE 'uitbetaling' END,
        coalesce(declaratie, tegoed_id::text), $1::date FROM held
      ON CONFLICT (sleutel) DO NOTHING)
    SELECT kenmerk FROM factuur UNION ALL SELECT tegoed_id::text FROM held`,
};

/**
 * Pays out what people are to receive, what waited of their claims until an account was known, and what they
 * paid too much; and tells them.
 */
export async function bookPayouts(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  return (await query(payOut, [day.toString(), payoutDays])).length;
}
