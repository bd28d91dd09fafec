import type { Cents } from '@mijn/domain/money';
import type { PaymentState } from './betalingen.rules.ts';
import type { Statement } from '../db/database.ts';
import type { Access } from '../access/access.ts';
import type { Transaction } from '../access/inAccess.ts';

const lock: Statement = {
  name: 'lockBetaalverzoek',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('betaling/' || $1, 0))`,
};

/**
 * Makes everybody who asks to pay this request, and every booking of a payment on it, wait for each
 * other until the transaction ends.
 */
export async function lockBetaalverzoek(
  _access: Access,
  { query }: Transaction,
  kenmerk: string,
): Promise<void> {
  await query(lock, [kenmerk]);
}

const selectRunning: Statement = {
  name: 'leesLopendeBetaling',
  text: `
    SELECT betaling_id AS "betalingId" FROM insurer.betaling
    WHERE betaalverzoek = $1 AND debiteur = ANY ($2)
      AND status IN ('aangemaakt', 'open', 'inBehandeling')`,
};

/** The attempt that is under way for a payment request of the caller; undefined when there is none. */
export async function findRunningBetaling(
  access: Access,
  { query }: Transaction,
  kenmerk: string,
): Promise<string | undefined> {
  const [row] = await query<{ betalingId: string }>(selectRunning, [kenmerk, access.debiteuren]);
  return row?.betalingId;
}

const add: Statement = {
  name: 'voegBetalingToe',
  text: `
    INSERT INTO insurer.betaling (betaalverzoek, debiteur, merk, bedrag)
    VALUES ($1, $2, $3, $4) RETURNING betaling_id AS "betalingId"`,
};

/** Writes down an attempt to pay so much (cents), before the payment provider is asked. */
export async function addBetaling(
  access: Access,
  { query }: Transaction,
  kenmerk: string,
  amount: number,
): Promise<string> {
  const values = [kenmerk, access.kijker, access.merk ?? 'ZZ', amount];
  const [row] = await query<{ betalingId: string }>(add, values);
  if (!row) throw new Error('The attempt was not written');
  return row.betalingId;
}

/** A payment attempt as the person sees it. Cents. */
export interface BetalingRow {
  readonly betalingId: string;
  readonly state: PaymentState;
  readonly bedrag: Cents;
  readonly betaalverzoek: string;
  readonly bijgewerktOp: Temporal.Instant;
}

const columns = `betaling_id AS "betalingId", status AS state, bedrag, betaalverzoek,
  bijgewerkt_op AS "bijgewerktOp"`;

const selectBetaling: Statement = {
  name: 'selectBetaling',
  text: `
    SELECT ${columns} FROM insurer.betaling WHERE betaling_id = $1 AND debiteur = ANY ($2)`,
};

const selectLast: Statement = {
  name: 'leesLaatsteBetaling',
  text: `
    SELECT ${columns} FROM insurer.betaling
    WHERE debiteur = ANY ($1) AND aangemaakt_op > clock_timestamp() - interval '24 hours'
    ORDER BY aangemaakt_op DESC LIMIT 1`,
};

/**
 * The caller's own attempt of this id (a UUID), or without one the last of 24 hours; logged.
 * Undefined when there is none.
 */
export async function getBetaling(
  access: Access,
  { query, record }: Transaction,
  betalingId: string | undefined,
): Promise<BetalingRow | undefined> {
  const [row] =
    betalingId === undefined
      ? await query<BetalingRow>(selectLast, [access.debiteuren])
      : await query<BetalingRow>(selectBetaling, [betalingId, access.debiteuren]);
  if (row) record('getBetaling', [access.kijker], row.betaalverzoek);
  return row;
}
