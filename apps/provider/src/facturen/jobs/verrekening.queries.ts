import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { isPayableSql, isToReturnSql } from '../../facts/money.queries.ts';
import { nextReminderDaySql } from '../herinnering.queries.ts';
import { payoutDays } from '../issue/payout.ts';
import type { OpenPost, Verrekening } from '../issue/verrekening.rules.ts';

/** A credit, with its debtor's open invoices. Cents. */
export interface Tegoed {
  /** Set for an invoice below zero. */
  readonly kenmerk: string | null;
  /** Set for a credit without an invoice. */
  readonly tegoedId: number | null;
  readonly tegoed: Cents;
  readonly dueOnly: boolean;
  readonly entries: readonly OpenPost[];
}

// Excludes invoices with debt help.
const isOpen = `t.open > 0
  AND NOT coalesce(g.soort = 'schuldregeling' AND g.status = 'lopend', false)`;

const openOf = (debiteur: string): string => `
  FROM insurer.factuur f JOIN insurer.factuur_stand t USING (kenmerk)
  LEFT JOIN insurer.regeling g ON g.regeling_id = f.regeling_id
  LEFT JOIN insurer.betaalverzoek v ON v.kenmerk = f.betaalverzoek
  WHERE f.debiteur = ${debiteur} AND ${isOpen}`;

// Excludes repayments decided by staff. A payout can wait longer than its delay, without a known account or after a
// change of it, and what falls due meanwhile comes before it. An overpayment is set off against due invoices only,
// while there is an account for the rest.
const credits = `
  SELECT c.debiteur, c.kenmerk, NULL::bigint AS tegoed_id, -s.open AS tegoed, c.datum, c.sleutel,
    false AS "dueOnly"
  FROM insurer.factuur c JOIN insurer.factuur_stand s USING (kenmerk)
  WHERE c.bedrag < 0 AND s.open < 0 AND c.datum <= $1::date
  UNION ALL
  SELECT c.debiteur, NULL, c.tegoed_id, s.open, c.datum, 'tegoed/' || c.tegoed_id, r.iban IS NOT NULL
  FROM insurer.tegoed c JOIN insurer.tegoed_stand s USING (tegoed_id)
  JOIN insurer.relatie r ON r.relatienummer = c.debiteur
  WHERE c.terugbetaald_op IS NULL AND s.open > 0 AND c.datum <= $1::date
    AND (r.iban IS NULL OR (c.declaratie IS NULL AND NOT ${isToReturnSql}))`;

const selectTegoeden: Statement = {
  name: 'selectTegoeden',
  text: `
    SELECT c.kenmerk, c.tegoed_id::int AS "tegoedId", c.tegoed, c."dueOnly",
      (SELECT coalesce(json_agg(json_build_object('kenmerk', f.kenmerk, 'open', t.open, 'datum', f.datum,
          'titel', v.titel, 'uitersteBetaaldatum', v.uiterste_betaaldatum,
          'inRegeling', coalesce(g.status = 'lopend', false),
          'incassoMislukt', EXISTS (SELECT FROM insurer.incasso i
            WHERE i.kenmerk = f.kenmerk AND i.status = 'mislukt')) ORDER BY f.datum, f.sleutel), '[]')
        ${openOf('c.debiteur')}) AS entries
    FROM (${credits}) c WHERE c.debiteur = $2 ORDER BY c.datum, c.sleutel`,
};

const selectDebiteuren: Statement = {
  name: 'selectTegoedDebiteuren',
  text: `SELECT DISTINCT c.debiteur FROM (${credits}) c ORDER BY c.debiteur`,
};

/**
 * SQL condition: a person without a known account has both held money and an open invoice, so a set-off
 * is due on the next day.
 */
export const isSetOffDueSql = `
  EXISTS (SELECT FROM insurer.relatie r WHERE r.iban IS NULL
    AND (EXISTS (SELECT FROM insurer.tegoed c JOIN insurer.tegoed_stand s USING (tegoed_id)
        WHERE c.debiteur = r.relatienummer AND c.terugbetaald_op IS NULL AND s.open > 0
          AND c.datum <= $1::date + 1)
      OR EXISTS (SELECT FROM insurer.factuur c JOIN insurer.factuur_stand s USING (kenmerk)
        WHERE c.debiteur = r.relatienummer AND c.bedrag < 0 AND s.open < 0
          AND c.datum <= $1::date + 1))
    AND EXISTS (SELECT ${openOf('r.relatienummer')}))`;

/**
 * SQL: next day on which an overpayment may be set off against something due: the day after it arrived,
 * and the day of a reminder.
 */
export const nextSurplusSql = `
  SELECT min(day.dag) AS dag
  FROM insurer.tegoed c JOIN insurer.tegoed_stand s USING (tegoed_id)
  CROSS JOIN LATERAL (
    SELECT c.datum + 1 AS dag
    UNION ALL
    ${nextReminderDaySql('$1::date', 'v.debiteur = c.debiteur')}) day
  WHERE c.terugbetaald_op IS NULL AND c.betaling_id IS NOT NULL AND s.open > 0 AND day.dag > $1::date`;

/** SQL condition: held money can be paid on the next day, because an account has become known. */
export const isHeldMoneyPayableSql = `
  EXISTS (SELECT FROM insurer.tegoed c JOIN insurer.tegoed_stand s USING (tegoed_id)
    JOIN insurer.relatie r ON r.relatienummer = c.debiteur
    WHERE c.terugbetaald_op IS NULL AND s.open > 0 AND ${isPayableSql('r', '$1::date + 1')}
      AND c.datum <= $1::date + CASE WHEN c.declaratie IS NULL THEN -${payoutDays} ELSE 1 END)
  OR EXISTS (SELECT FROM insurer.factuur c JOIN insurer.factuur_stand s USING (kenmerk)
    JOIN insurer.relatie r ON r.relatienummer = c.debiteur
    WHERE c.bedrag < 0 AND s.open < 0 AND ${isPayableSql('r', '$1::date + 1')} AND c.datum <= $1::date - ${payoutDays})`;

// The same amount on both invoices, with opposite signs; on one for a credit without an invoice. The
// day is part of the key, because reopened amounts can be set off again.
const bookVerrekening: Statement = {
  name: 'bookVerrekening',
  text: `
    INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum, tegenkenmerk)
    SELECT concat_ws('/', 'verrekening', c.sleutel, f.sleutel, $1::date, side.name),
      side.kenmerk, c.debiteur, 'verrekening', side.bedrag, $1::date, side.tegenkenmerk
    FROM json_to_recordset($3) AS v ("kenmerk" text, "bedrag" int)
    JOIN insurer.factuur c ON c.kenmerk = $2
    JOIN insurer.factuur f ON f.kenmerk = v."kenmerk"
    CROSS JOIN LATERAL (VALUES ('af', f.kenmerk, v."bedrag", c.kenmerk),
      ('bij', c.kenmerk, -v."bedrag", f.kenmerk)) AS side (name, kenmerk, bedrag, tegenkenmerk)`,
};

const bookVerrekeningOfTegoed: Statement = {
  name: 'bookVerrekeningOfTegoed',
  text: `
    INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum, tegoed_id)
    SELECT concat_ws('/', 'verrekening/tegoed', $2::bigint, f.sleutel, $1::date),
      f.kenmerk, f.debiteur, 'verrekening', v."bedrag", $1::date, $2
    FROM json_to_recordset($3) AS v ("kenmerk" text, "bedrag" int)
    JOIN insurer.factuur f ON f.kenmerk = v."kenmerk"`,
};

// Serializes with payments of these invoices.
const lock: Statement = {
  name: 'lockDebiteur',
  text: `SELECT kenmerk FROM insurer.factuur WHERE debiteur = $1 ORDER BY kenmerk FOR NO KEY UPDATE`,
};

/** Returns the debtors with a credit on a day. */
export async function listTegoedDebiteuren(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<readonly string[]> {
  const rows = await query<{ debiteur: string }>(selectDebiteuren, [day.toString()]);
  return rows.map(({ debiteur }) => debiteur);
}

/** Locks all invoices of a debtor until the transaction ends. */
export async function lockFacturenOf({ query }: JobTransaction, debiteur: string): Promise<void> {
  await query(lock, [debiteur]);
}

/** Returns a debtor's credits with a rest on a day, oldest first. */
export async function listTegoeden(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  debiteur: string,
): Promise<readonly Tegoed[]> {
  return query<Tegoed>(selectTegoeden, [day.toString(), debiteur]);
}

/** Books set-offs of a credit against invoices. */
export async function addVerrekeningen(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  { kenmerk, tegoedId }: Tegoed,
  verrekeningen: readonly Verrekening[],
): Promise<void> {
  if (verrekeningen.length === 0) return;
  const statement = kenmerk === null ? bookVerrekeningOfTegoed : bookVerrekening;
  const values = [day.toString(), kenmerk ?? tegoedId, JSON.stringify(verrekeningen)];
  await query(statement, values);
}
