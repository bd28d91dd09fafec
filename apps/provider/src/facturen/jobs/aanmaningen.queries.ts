import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { addAanmaningBrieven } from './brieven.queries.ts';
import { insertReminderBerichtSql } from './berichten.queries.ts';
import {
  holdsMoneySql,
  isBeingPaidSql,
  isToReturnSql,
  payingSinceSql,
  waitedUntilSql,
  isPayableSql,
} from '../../facts/money.queries.ts';
import { isDigitalSql } from '../../facts/people.queries.ts';
import { isPastDueSql } from '../herinnering.queries.ts';
import { type BetaalverzoekFacts, nextReminder } from '../herinnering.rules.ts';
import { payoutDays } from '../issue/payout.ts';

const lockPastDue: Statement = {
  name: 'lockBetaalverzoekenPastDue',
  text: `
    SELECT v.kenmerk FROM insurer.betaalverzoek v WHERE ${isPastDueSql('$1::date')}
    ORDER BY v.kenmerk FOR NO KEY UPDATE`,
};

/**
 * Locks the requests that may get a reminder on a day. Must run before anything of that day touches an
 * invoice, because booking a payment locks requests first and then invoices, and would deadlock.
 */
export async function lockBetaalverzoekenToRemind(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<void> {
  await query(lockPastDue, [day.toString()]);
}

const selectPastDue: Statement = {
  name: 'selectBetaalverzoekenPastDue',
  text: `
    SELECT v.kenmerk, v.titel, v.uiterste_betaaldatum, o.open, (${isBeingPaidSql} OR ${holdsMoneySql}) AS being_paid,
      ${payingSinceSql} AS paying_since, ${waitedUntilSql} AS waited_until,
      ${isDigitalSql('r')} AS digital
    FROM insurer.betaalverzoek v JOIN insurer.relatie r ON r.relatienummer = v.debiteur
    CROSS JOIN LATERAL (SELECT coalesce(sum(greatest(s.open, 0)), 0)::int AS open
      FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk) WHERE f.betaalverzoek = v.kenmerk) o
    WHERE ${isPastDueSql('$1::date')} AND o.open > 0`,
};

const saveSteps: Statement = {
  name: 'saveReminderSteps',
  text: `
    WITH changed AS (
      UPDATE insurer.betaalverzoek v SET titel = t.titel, uiterste_betaaldatum = t.uiterste_betaaldatum
      FROM json_to_recordset($2) AS t (kind text, kenmerk text, titel text, uiterste_betaaldatum date)
      WHERE v.kenmerk = t.kenmerk
      RETURNING t.kind, v.kenmerk, v.titel, v.debiteur, v.uiterste_betaaldatum),
    reminded AS (SELECT kenmerk, titel, debiteur, uiterste_betaaldatum FROM changed WHERE kind = 'remind'),
    kept AS (
      INSERT INTO insurer.betaalverzoek_stap (kenmerk, titel, debiteur, datum, uiterste_betaaldatum)
      SELECT kenmerk, titel, debiteur, $1::date, uiterste_betaaldatum FROM reminded RETURNING kenmerk),
    told AS (${insertReminderBerichtSql('reminded')}),
    missed AS (
      UPDATE insurer.gespreid g SET beeindigd_op = $1::date, gestopt_door = 'gemist'
      FROM reminded v JOIN insurer.factuur f ON f.betaalverzoek = v.kenmerk
        AND f.soort = 'Eigenrisicotermijn'
      JOIN insurer.factuur_stand s ON s.kenmerk = f.kenmerk AND s.open > 0
      JOIN insurer.factuur_regel r ON r.kenmerk = f.kenmerk
      WHERE v.titel = 'Aanmaning' AND g.relatienummer = r.relatienummer AND g.jaar = f.jaar
        AND g.beeindigd_op IS NULL AND g.afgerekend_op IS NULL)
    SELECT kenmerk FROM kept`,
};

/**
 * Sends reminders for overdue requests, as decided by `nextReminder`, with messages: the next title
 * with its own days and the same kenmerk; an Aanmaning also as a letter. A term of own risk that
 * reaches an Aanmaning is missed, which ends the terms (docs/domain.md); they are settled on the next
 * day.
 */
export async function addAanmaningen(
  transaction: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const { query } = transaction;
  const pastDue = await query<BetaalverzoekFacts>(selectPastDue, [day.toString()]);
  const steps = pastDue.flatMap((facts) => nextReminder(facts, day) ?? []);
  if (steps.length === 0) return 0;
  const reminded = await query(saveSteps, [day.toString(), JSON.stringify(steps)]);
  const aangemaand = steps.filter(({ kind, titel }) => kind === 'remind' && titel === 'Aanmaning');
  await addAanmaningBrieven(
    transaction,
    day,
    aangemaand.map(({ kenmerk }) => kenmerk),
  );
  return reminded.length;
}

// Without a known account, or days after a change of it, the money is held ('Te ontvangen').
const payOut: Statement = {
  name: 'payOutTegoed',
  text: `
    WITH factuur AS (
      INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum)
      SELECT 'uitbetaling/' || f.sleutel, f.kenmerk, f.debiteur, 'uitbetaling', s.open, $1::date
      FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
      JOIN insurer.relatie r ON r.relatienummer = f.debiteur
      WHERE f.bedrag < 0 AND f.datum <= $1::date - $2::int AND s.open < 0 AND ${isPayableSql('r', '$1::date')}
      RETURNING kenmerk, debiteur),
    held AS (
      UPDATE insurer.tegoed c SET terugbetaald_op = $1::date
      FROM insurer.relatie r, insurer.tegoed_stand s
      WHERE r.relatienummer = c.debiteur AND ${isPayableSql('r', '$1::date')} AND c.terugbetaald_op IS NULL
        AND s.tegoed_id = c.tegoed_id AND s.open > 0 AND c.datum <= $1::date
        AND (c.declaratie IS NOT NULL OR c.datum <= $1::date - $2::int)
      RETURNING c.tegoed_id, c.declaratie, c.debiteur, r.iban, s.open, CASE WHEN c.declaratie IS NOT NULL THEN 'uitbetaling'
        WHEN ${isToReturnSql} THEN 'betalingKloptNiet' ELSE 'tegoed' END AS soort),
    payouts AS (
      INSERT INTO insurer.uitbetaling (nummer, relatienummer, iban, bedrag, datum)
      SELECT declaratie, debiteur, iban, open, $1::date FROM held WHERE declaratie IS NOT NULL),
    told AS (
      INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
      SELECT concat_ws('/', 'tegoed', kenmerk), debiteur, 'tegoed', kenmerk, $1::date FROM factuur
      UNION ALL
      SELECT concat_ws('/', soort, coalesce(declaratie, tegoed_id::text)), debiteur, soort,
        coalesce(declaratie, tegoed_id::text), $1::date FROM held
      ON CONFLICT (sleutel) DO NOTHING)
    SELECT kenmerk FROM factuur UNION ALL SELECT tegoed_id::text FROM held`,
};

/** Pays out credits, held payouts of claims once an account is known, and overpayments, with messages. */
export async function bookPayouts(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  return (await query(payOut, [day.toString(), payoutDays])).length;
}
