import { betalingLockSql } from '../../facts/money.queries.ts';
import type { Brand } from '@mijn/domain/brands';
import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { Booked } from '../../facturen/jobs/bookBetaling.queries.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { partsSql } from '../betalingen.queries.ts';
import type { BetalingPart } from '../parts.ts';
import {
  type AfwijkingKind,
  type PaymentState,
  type Source,
  type PaymentProviderBetaling,
  paidLookupDelays,
} from '../betalingen.rules.ts';

/** A payment attempt for the jobs. Cents; instants are real time. */
export interface Attempt {
  readonly betalingId: string;
  /** Payment request whose reference is sent to the bank. */
  readonly betaalverzoek: string;
  readonly delen: readonly BetalingPart[];
  readonly merk: Brand;
  readonly bedrag: Cents;
  readonly valuta: string;
  readonly state: PaymentState;
  readonly serviceId: string | null;
  readonly redirect: string | null;
  readonly createdAt: Temporal.Instant;
  readonly bijgewerktOp: Temporal.Instant;
  /** Insurer's day of the last change. */
  readonly dag: Temporal.PlainDate;
  readonly verlooptOp: Temporal.Instant | null;
}

const columns = `betaling_id AS "betalingId", betaalverzoek, ${partsSql} AS delen, merk, bedrag, valuta, status AS state,
  dienst_id AS "serviceId", redirect, aangemaakt_op AS "createdAt",
  bijgewerkt_op AS "bijgewerktOp", dag, verloopt_op AS "verlooptOp"`;

const selectAttempt: Statement = {
  name: 'selectAttempt',
  text: `SELECT ${columns} FROM insurer.betaling WHERE betaling_id = $1`,
};

/** Returns an attempt as stored. @throws Error when there is none with that id. */
export async function getAttempt({ query }: JobTransaction, betalingId: string): Promise<Attempt> {
  const [attempt] = await query<Attempt>(selectAttempt, [betalingId]);
  if (!attempt) throw new Error('No such payment attempt');
  return attempt;
}

const lockBetaalverzoek: Statement = {
  name: 'lockBetaalverzoekOfAttempt',
  text: `
    SELECT ${betalingLockSql('d.betaalverzoek')}
    FROM (SELECT betaalverzoek FROM insurer.betaling_deel WHERE betaling_id = $1
      ORDER BY betaalverzoek) d`,
};

const lock: Statement = {
  name: 'lockAttempt',
  text: `SELECT ${columns} FROM insurer.betaling WHERE betaling_id = $1 FOR UPDATE`,
};

/**
 * Locks an attempt and its payment requests until the transaction ends, so that nobody starts another
 * attempt meanwhile.
 * @throws Error when there is none with that id.
 */
export async function lockAttempt({ query }: JobTransaction, betalingId: string): Promise<Attempt> {
  await query(lockBetaalverzoek, [betalingId]);
  const [attempt] = await query<Attempt>(lock, [betalingId]);
  if (!attempt) throw new Error('No such payment attempt');
  return attempt;
}

const find: Statement = {
  name: 'findAttempt',
  text: `
    SELECT betaling_id AS "betalingId" FROM insurer.betaling
    WHERE dienst_id = $1 OR betaling_id = $2::uuid
    ORDER BY dienst_id IS NOT DISTINCT FROM $1 DESC LIMIT 1`,
};

/**
 * Returns the attempt of a payment: by the payment provider's id, or by our reference in it (when the
 * answer was lost, or the webhook came first). Undefined for an unknown payment.
 */
export async function findAttempt(
  { query }: JobTransaction,
  { serviceId, betalingId }: Pick<PaymentProviderBetaling, 'serviceId' | 'betalingId'>,
): Promise<string | undefined> {
  const [row] = await query<{ betalingId: string }>(find, [serviceId, betalingId ?? null]);
  return row?.betalingId;
}

const selectKnown: Statement = {
  name: 'selectKnownService',
  text: `SELECT EXISTS (SELECT FROM insurer.betaling WHERE dienst_id = $1) AS known`,
};

/** Tells whether an id of the payment provider belongs to an attempt of ours. */
export async function isOwnPayment({ query }: JobTransaction, serviceId: string): Promise<boolean> {
  const [row] = await query<{ known: boolean }>(selectKnown, [serviceId]);
  return row?.known === true;
}

const lockStrange: Statement = {
  name: 'lockStrangeNotices',
  text: `SELECT pg_advisory_xact_lock(hashtext('strangeNotice'))`,
};

const countWaiting: Statement = {
  name: 'countStrangeNotices',
  text: `SELECT count(*) AS waiting FROM jobs.job
    WHERE name = 'strangeNotice' AND state IN ('created', 'retry')`,
};

/** Counts waiting webhooks with unknown ids; locks out new ones until the transaction ends. */
export async function countStrange({ query }: JobTransaction): Promise<number> {
  await query(lockStrange, []);
  const [row] = await query<{ waiting: number }>(countWaiting, []);
  return row?.waiting ?? 0;
}

/** New state of an attempt. Cents. */
export interface NewState {
  readonly state: PaymentState;
  readonly source: Source;
  readonly serviceId: string | null;
  readonly redirect: string | undefined;
  readonly verlooptOp: Temporal.Instant | undefined;
  /** Booked amounts, once paid. */
  readonly boeking?: Booked | undefined;
}

const updateState: Statement = {
  name: 'updateAttemptState',
  text: `
    UPDATE insurer.betaling SET status = $2, bron = $3, dienst_id = coalesce(dienst_id, $4),
      redirect = coalesce(redirect, $5), verloopt_op = coalesce($6::timestamptz, verloopt_op),
      geboekt = $7, te_veel = $8, ontvangen = $7::integer + $8::integer,
      blikken = CASE WHEN $2 = 'betaald' THEN 1 ELSE blikken END,
      volgende_blik = CASE WHEN $2 = 'betaald'
        THEN clock_timestamp() + make_interval(secs => $9::double precision / 1000) ELSE volgende_blik END
    WHERE betaling_id = $1 RETURNING ${columns}`,
};

/**
 * Updates the state of an attempt; a trigger logs the transition.
 * @throws Error when there is no such attempt.
 */
export async function updateAttemptState(
  { query }: JobTransaction,
  betalingId: string,
  { state, source, serviceId, redirect, verlooptOp, boeking }: NewState,
): Promise<Attempt> {
  const [attempt] = await query<Attempt>(updateState, [
    betalingId,
    state,
    source,
    serviceId,
    redirect ?? null,
    verlooptOp?.toString() ?? null,
    boeking?.booked ?? null,
    boeking?.tooMuch ?? null,
    paidLookupDelays[0],
  ]);
  if (!attempt) throw new Error('No such payment attempt');
  return attempt;
}

const wake: Statement = {
  name: 'wakeOtherAttempts',
  text: `
    UPDATE insurer.betaling
    SET volgende_blik = clock_timestamp(), blikken = greatest(blikken, 1)
    WHERE betaling_id IN (SELECT betaling_id FROM insurer.betaling_deel
      WHERE betaalverzoek = ANY ($1) AND under_way)`,
};

/** Schedules reconciliation now for the other running attempts of these payment requests. */
export async function markOthersDue(
  { query }: JobTransaction,
  kenmerken: readonly string[],
): Promise<void> {
  await query(wake, [kenmerken]);
}

const wakeOne: Statement = {
  name: 'wakeAttempt',
  text: `UPDATE insurer.betaling SET volgende_blik = clock_timestamp(), blikken = 1 WHERE betaling_id = $1`,
};

/** Schedules reconciliation now for an attempt and its second payments. */
export async function markDueNow({ query }: JobTransaction, betalingId: string): Promise<void> {
  await query(wakeOne, [betalingId]);
}

const markAfwijking: Statement = {
  name: 'markAfwijking',
  text: `UPDATE insurer.betaling SET afwijking = $2 WHERE betaling_id = $1`,
};

/** Marks an attempt for a decision by staff; its state is unchanged. */
export async function updateAfwijking(
  { query }: JobTransaction,
  betalingId: string,
  afwijking: AfwijkingKind,
): Promise<void> {
  await query(markAfwijking, [betalingId, afwijking]);
}

const claim: Statement = {
  name: 'claimLookup',
  text: `
    UPDATE insurer.betaling SET bekeken_op = clock_timestamp()
    WHERE betaling_id = $1
      AND (bekeken_op IS NULL OR bekeken_op <= clock_timestamp() - make_interval(secs => $2))
    RETURNING betaling_id`,
};

/** Tells whether this caller may query the payment provider now: at most one in `seconds` may. */
export async function claimLookup(
  { query }: JobTransaction,
  betalingId: string,
  seconds: number,
): Promise<boolean> {
  return (await query(claim, [betalingId, seconds])).length > 0;
}
