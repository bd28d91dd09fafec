import { type Cents, sumOf } from '@mijn/domain/money';
import type { PaymentState } from './betalingen.rules.ts';
import type { BetalingPart } from './parts.ts';
import type { Statement } from '../db/database.ts';
import { betalingLockSql, hasHeldMoneySql, isHeldForStaffSql } from '../facts/money.queries.ts';
import { namedFactuurOrder, namedFactuurSql } from '../facts/factuur.queries.ts';
import type { Access } from '../access/access.ts';
import type { Transaction } from '../access/inAccess.ts';

const partsWith = (more: string): string => `
  (SELECT json_agg(json_build_object('betaalverzoek', d.betaalverzoek, 'bedrag', d.bedrag${more})
      ORDER BY d.betaalverzoek)
    FROM insurer.betaling_deel d WHERE d.betaling_id = betaling.betaling_id)`;

/** SQL: parts of `insurer.betaling` as JSON, ordered by reference. */
export const partsSql = partsWith('');

// Parts with the invoices of their payment requests.
const namedPartsSql = partsWith(`, 'facturen',
    (SELECT coalesce(json_agg(${namedFactuurSql} ORDER BY ${namedFactuurOrder}), '[]')
      FROM insurer.factuur f WHERE f.betaalverzoek = d.betaalverzoek AND f.debiteur = d.debiteur)`);

const lock: Statement = {
  name: 'lockBetaalverzoek',
  text: `
    SELECT ${betalingLockSql('k.kenmerk')}
    FROM (SELECT kenmerk FROM unnest($1::text[]) AS u (kenmerk) ORDER BY kenmerk) k`,
};

/**
 * Locks payment requests against concurrent payments and bookings until the transaction ends, in a
 * fixed order to avoid deadlocks.
 */
export async function lockBetaalverzoeken(
  _access: Access,
  { query }: Transaction,
  kenmerken: readonly string[],
): Promise<void> {
  await query(lock, [kenmerken]);
}

const selectRunning: Statement = {
  name: 'selectRunningBetaling',
  text: `
    SELECT DISTINCT betaling_id AS "betalingId" FROM insurer.betaling_deel
    WHERE betaalverzoek = ANY ($1) AND debiteur = ANY ($2) AND under_way ORDER BY 1`,
};

/** Returns the running attempts for any of these payment requests of the caller. */
export async function listRunningBetalingen(
  access: Access,
  { query }: Transaction,
  kenmerken: readonly string[],
): Promise<readonly string[]> {
  const rows = await query<{ betalingId: string }>(selectRunning, [kenmerken, access.debiteuren]);
  return rows.map(({ betalingId }) => betalingId);
}

const selectWaiting: Statement = {
  name: 'selectWaitingForStaff',
  text: `
    SELECT v.kenmerk FROM insurer.betaalverzoek v
    WHERE v.kenmerk = ANY ($1) AND v.debiteur = ANY ($2) AND ${isHeldForStaffSql('v.kenmerk')}`,
};

/** Tells whether money received for any of these payment requests of the caller waits for staff. */
export async function isWaitingForStaff(
  access: Access,
  { query }: Transaction,
  kenmerken: readonly string[],
): Promise<boolean> {
  return (await query(selectWaiting, [kenmerken, access.debiteuren])).length > 0;
}

const add: Statement = {
  name: 'addBetaling',
  text: `
    WITH attempt AS (
      INSERT INTO insurer.betaling (betaalverzoek, debiteur, merk, bedrag)
      VALUES ($1, $2, $3, $4) RETURNING betaling_id, debiteur),
    parts AS (
      INSERT INTO insurer.betaling_deel (betaling_id, betaalverzoek, debiteur, bedrag)
      SELECT a.betaling_id, p."betaalverzoek", a.debiteur, p."bedrag"
      FROM attempt a, json_to_recordset($5) AS p ("betaalverzoek" text, "bedrag" int))
    SELECT betaling_id AS "betalingId" FROM attempt`,
};

/**
 * Inserts an attempt with the amount (cents) of each request, before the payment provider is called.
 * @throws Error when the database returns no row.
 */
export async function addBetaling(
  access: Access,
  { query }: Transaction,
  delen: readonly BetalingPart[],
): Promise<string> {
  const amount = sumOf(delen, ({ bedrag }) => bedrag);
  const values = [
    delen[0]?.betaalverzoek,
    access.viewer,
    access.merk ?? 'ZZ',
    amount,
    JSON.stringify(delen),
  ];
  const [row] = await query<{ betalingId: string }>(add, values);
  if (!row) throw new Error('The attempt was not written');
  return row.betalingId;
}

/** A payment attempt as shown to the person. Cents. */
export interface BetalingRow {
  readonly betalingId: string;
  readonly state: PaymentState;
  readonly bedrag: Cents;
  readonly betaalverzoek: string;
  readonly delen: readonly (BetalingPart & {
    readonly facturen: readonly {
      readonly factuur: string;
      readonly datum: string;
      readonly periode: string;
    }[];
  })[];
  readonly bijgewerktOp: Temporal.Instant;
  /** Insurer's day of the last change. */
  readonly dag: Temporal.PlainDate;
  /** Amount received, and the part of it that is not booked on the requests; null until it is paid. */
  readonly ontvangen: Cents | null;
  readonly teVeel: Cents | null;
  /** Received money waits for staff. */
  readonly waits: boolean;
}

const columns = `betaling_id AS "betalingId", status AS state, bedrag, betaalverzoek,
  ${namedPartsSql} AS delen, bijgewerkt_op AS "bijgewerktOp", dag,
  ontvangen, te_veel AS "teVeel", ${hasHeldMoneySql('betaling.betaling_id')} AS waits`;

const selectBetaling: Statement = {
  name: 'selectBetaling',
  text: `
    SELECT ${columns} FROM insurer.betaling WHERE betaling_id = $1 AND debiteur = ANY ($2)`,
};

const selectLast: Statement = {
  name: 'selectLastBetaling',
  text: `
    SELECT ${columns} FROM insurer.betaling
    WHERE debiteur = ANY ($1) AND aangemaakt_op > clock_timestamp() - interval '24 hours'
    ORDER BY aangemaakt_op DESC LIMIT 1`,
};

/**
 * Returns the caller's own attempt with this id (a UUID), or the last one within 24 hours; logs access.
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
  if (row) record('getBetaling', [access.viewer], row.betaalverzoek);
  return row;
}
