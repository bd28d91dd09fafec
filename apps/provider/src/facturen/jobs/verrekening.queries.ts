import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { payoutDays } from '../issue/aanmaning.rules.ts';
import type { OpenPost, Verrekening } from '../issue/offset.rules.ts';

/** A credit, and what its debtor owes, oldest first. Cents. */
export interface Tegoed {
  readonly kenmerk: string;
  readonly tegoed: Cents;
  readonly entries: readonly OpenPost[];
}

// What rests with debt help is left alone. A credit waits longer than until it is paid out where no
// account is known; any other is young.
const selectTegoeden: Statement = {
  name: 'selectTegoeden',
  text: `
    SELECT c.kenmerk, -s.open AS tegoed,
      (SELECT coalesce(json_agg(json_build_object('kenmerk', f.kenmerk, 'open', t.open)
          ORDER BY f.datum, f.sleutel), '[]')
        FROM insurer.factuur f JOIN insurer.factuur_stand t USING (kenmerk)
        LEFT JOIN insurer.regeling g ON g.regeling_id = f.regeling_id
        WHERE f.debiteur = c.debiteur AND t.open > 0
          AND NOT coalesce(g.soort = 'schuldregeling' AND g.status = 'lopend', false)) AS entries
    FROM insurer.factuur c JOIN insurer.factuur_stand s USING (kenmerk)
    JOIN insurer.relatie r ON r.relatienummer = c.debiteur
    WHERE c.datum <= $1::date AND (c.datum >= $1::date - ${payoutDays} OR r.iban IS NULL)
      AND c.bedrag < 0 AND s.open < 0 AND c.debiteur = $2 ORDER BY c.datum, c.sleutel`,
};

const selectDebiteuren: Statement = {
  name: 'leesTegoedDebiteuren',
  text: `
    SELECT DISTINCT c.debiteur FROM insurer.factuur c
    JOIN insurer.factuur_stand s USING (kenmerk)
    JOIN insurer.relatie r ON r.relatienummer = c.debiteur
    WHERE c.bedrag < 0 AND c.datum <= $1::date AND s.open < 0
      AND (c.datum >= $1::date - ${payoutDays} OR r.iban IS NULL)
    ORDER BY c.debiteur`,
};

// The same amount on both invoices, with opposite signs.
const bookVerrekening: Statement = {
  name: 'bookVerrekening',
  text: `
    INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum, tegenkenmerk)
    SELECT concat_ws('/', 'verrekening', c.sleutel, f.sleutel, kant.naam),
      kant.kenmerk, c.debiteur, 'verrekening', kant.bedrag, $1::date, kant.blocking
    FROM json_to_recordset($3) AS v ("kenmerk" text, "bedrag" int)
    JOIN insurer.factuur c ON c.kenmerk = $2
    JOIN insurer.factuur f ON f.kenmerk = v."kenmerk"
    CROSS JOIN LATERAL (VALUES ('af', f.kenmerk, v."bedrag", c.kenmerk),
      ('bij', c.kenmerk, -v."bedrag", f.kenmerk)) AS kant (naam, kenmerk, bedrag, blocking)`,
};

// Payments of these invoices wait until the day is stored.
const lock: Statement = {
  name: 'vergrendelDebiteur',
  text: `SELECT kenmerk FROM insurer.factuur WHERE debiteur = $1 ORDER BY kenmerk FOR NO KEY UPDATE`,
};

/** Who has a credit on a day. */
export async function listTegoedDebiteuren(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<readonly string[]> {
  const rows = await query<{ debiteur: string }>(selectDebiteuren, [day.toString()]);
  return rows.map(({ debiteur }) => debiteur);
}

/** Locks everything somebody owes until the transaction ends. */
export async function lockFacturenOf({ query }: JobTransaction, debiteur: string): Promise<void> {
  await query(lock, [debiteur]);
}

/** The credits of somebody that have something left on a day, the oldest first. */
export async function listTegoeden(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  debiteur: string,
): Promise<readonly Tegoed[]> {
  return query<Tegoed>(selectTegoeden, [day.toString(), debiteur]);
}

/** Books what of a credit is set off against which invoices. */
export async function addVerrekeningen(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  kenmerk: string,
  verrekeningen: readonly Verrekening[],
): Promise<void> {
  if (verrekeningen.length === 0) return;
  await query(bookVerrekening, [day.toString(), kenmerk, JSON.stringify(verrekeningen)]);
}
