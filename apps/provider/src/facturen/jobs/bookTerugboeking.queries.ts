import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { addAanmaningBrieven } from './brieven.queries.ts';
import { bookBetaling } from './bookBetaling.queries.ts';
import { isBeingPaidSql } from '../../facts/waitingMoney.queries.ts';
import { daysAfterWaiting, lastDaysToPay } from '../herinnering.rules.ts';

/**
 * A payment whose money may be returned: the attempt's own, or a second one with its reference that
 * staff decided about.
 */
export interface ReturnablePayment {
  readonly betalingId: string;
  /** Null: the attempt's own. */
  readonly afwijkingId: string | null;
}

/**
 * Money of a payment that was returned at the payment provider, or came back to us (negative). Cents,
 * the insurer's day.
 */
export interface TerugboekingToBook {
  /** All booking ids of the payment. */
  readonly bookedAs: readonly string[];
  /** All payment requests of the payment. */
  readonly kenmerken: readonly string[];
  readonly soort: 'terugbetaald' | 'teruggehaald';
  readonly bedrag: Cents;
  /** Taken from a credit that we still hold. */
  readonly held: Cents;
  /** Matched with a credit that we paid back. */
  readonly paidBack: Cents;
  /** Open again. */
  readonly heropend: Cents;
  readonly day: Temporal.PlainDate;
}

export interface PaymentStanding {
  readonly bookedAs: readonly string[];
  readonly terugbetaald: Cents;
  readonly teruggehaald: Cents;
  readonly booked: Cents;
  readonly held: Cents;
  readonly paidBack: Cents;
}

// Requests before invoices, the order in which booking a payment locks them.
const lockBetaalverzoeken: Statement = {
  name: 'lockBetaalverzoekenOfBetaling',
  text: `
    SELECT v.kenmerk FROM insurer.betaling p JOIN insurer.betaalverzoek v USING (debiteur)
    WHERE p.betaling_id = $1 ORDER BY v.kenmerk FOR NO KEY UPDATE OF v`,
};

const lock: Statement = {
  name: 'lockFacturenOfBetaling',
  text: `
    SELECT f.kenmerk FROM insurer.betaling p JOIN insurer.factuur f USING (debiteur)
    WHERE p.betaling_id = $1 ORDER BY f.kenmerk FOR NO KEY UPDATE OF f`,
};

// A payment has one booking id, plus one for each time that money of it came back to us. Its credit is
// what we paid back, less what was returned instead.
const selectStanding: Statement = {
  name: 'selectBetalingStanding',
  text: `
    WITH back AS (
      SELECT z.* FROM insurer.betaling_terugboeking z
      WHERE z.betaling_id = $1 AND z.afwijking_id IS NOT DISTINCT FROM $2::uuid),
    known AS (
      SELECT coalesce($2::uuid, $1::uuid) AS id
      UNION ALL SELECT geboekt_als FROM back WHERE geboekt_als IS NOT NULL),
    credit AS (
      SELECT t.bedrag, t.teruggeboekt, t.terugbetaald_op, s.verrekend, s.open
      FROM insurer.tegoed t JOIN insurer.tegoed_stand s USING (tegoed_id)
      WHERE t.betaling_id IN (SELECT id FROM known))
    SELECT (SELECT array_agg(id::text) FROM known) AS "bookedAs",
      (SELECT coalesce(sum(bedrag) FILTER (WHERE soort = 'terugbetaald'), 0)::int FROM back) AS terugbetaald,
      (SELECT coalesce(sum(bedrag) FILTER (WHERE soort = 'teruggehaald'), 0)::int FROM back) AS teruggehaald,
      (SELECT coalesce(sum(k.bedrag), 0)::int FROM insurer.boeking k
        WHERE k.betaling_id IN (SELECT id FROM known)) AS booked,
      (SELECT coalesce(sum(open), 0)::int FROM credit) AS held,
      (SELECT coalesce(sum(bedrag - teruggeboekt - verrekend) FILTER (WHERE terugbetaald_op IS NOT NULL), 0)::int
          + coalesce(sum(teruggeboekt), 0)::int FROM credit)
        - (SELECT coalesce(sum(tegoed), 0)::int FROM back) AS "paidBack"`,
};

const insert: Statement = {
  name: 'insertTerugboeking',
  text: `
    INSERT INTO insurer.betaling_terugboeking
      (betaling_id, debiteur, betaalverzoek, soort, bedrag, tegoed, heropend, datum, afwijking_id, geboekt_als)
    SELECT p.betaling_id, p.debiteur, coalesce((SELECT f.betaalverzoek FROM insurer.boeking k
          JOIN insurer.factuur f USING (kenmerk)
        WHERE k.betaling_id = ANY ($7::uuid[]) AND k.soort = 'betaling' AND f.betaalverzoek IS NOT NULL
        ORDER BY k.boeking_id DESC LIMIT 1), p.betaalverzoek), $2, $3, $4, $5, $6, $8,
      CASE WHEN $3::int < 0 THEN gen_random_uuid() END
    FROM insurer.betaling p WHERE p.betaling_id = $1
    RETURNING terugboeking_id::text AS id, betaalverzoek, geboekt_als AS "bookedAs"`,
};

// Reopens the invoice that was paid last first.
const reopen: Statement = {
  name: 'bookTerugboeking',
  text: `
    WITH item AS (
      SELECT k.kenmerk, k.debiteur, k.betaling_id, sum(k.bedrag)::int AS booked,
        max(k.boeking_id) FILTER (WHERE k.soort = 'betaling') AS position
      FROM insurer.boeking k WHERE k.betaling_id = ANY ($1::uuid[])
      GROUP BY k.kenmerk, k.debiteur, k.betaling_id HAVING sum(k.bedrag) > 0),
    ordered AS (
      SELECT *, coalesce(sum(booked) OVER (ORDER BY position DESC
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::int AS before FROM item)
    INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum, betaling_id)
    SELECT concat_ws('/', 'terugboeking', $3::text, betaling_id, kenmerk), kenmerk, debiteur, 'terugboeking',
      -least(booked, $2::int - before), $4::date, betaling_id
    FROM ordered WHERE before < $2::int`,
};

const takeFromTegoed: Statement = {
  name: 'takeTerugboekingFromTegoed',
  text: `
    WITH credit AS (
      SELECT s.tegoed_id, s.open, coalesce(sum(s.open) OVER (ORDER BY s.tegoed_id
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::int AS before
      FROM insurer.tegoed t JOIN insurer.tegoed_stand s USING (tegoed_id)
      WHERE t.betaling_id = ANY ($1::uuid[]) AND s.open > 0),
    taken AS (SELECT *, least(open, $2::int - before) AS bedrag FROM credit WHERE before < $2::int)
    UPDATE insurer.tegoed t SET teruggeboekt = t.teruggeboekt + n.bedrag,
      terugbetaald_op = CASE WHEN n.bedrag = n.open THEN $3::date END
    FROM taken n WHERE n.tegoed_id = t.tegoed_id`,
};

// A request that was paid in time gets a new last day before any reminder.
const renewBetaalverzoeken: Statement = {
  name: 'renewBetaalverzoekenAfterTerugboeking',
  text: `
    WITH renewed AS (
      UPDATE insurer.betaalverzoek v SET uiterste_betaaldatum = (($3::json)->>v.titel)::date
      WHERE v.uiterste_betaaldatum < $2::date + $4::int AND v.kenmerk IN (
        SELECT f.betaalverzoek FROM insurer.boeking k JOIN insurer.factuur f USING (kenmerk)
        WHERE k.betaling_id = ANY ($1::uuid[]) AND k.soort = 'terugboeking' AND k.datum = $2)
      RETURNING v.kenmerk)
    SELECT v.kenmerk FROM renewed v WHERE NOT ${isBeingPaidSql}`,
};

// An arrangement completed by the payment does not continue.
const endRegelingen: Statement = {
  name: 'endRegelingenAfterTerugboeking',
  text: `
    UPDATE insurer.regeling g SET status = 'beeindigd', beeindigd_op = $2::date
    WHERE g.status = 'voltooid' AND g.regeling_id IN (
      SELECT f.regeling_id FROM insurer.boeking k JOIN insurer.factuur f USING (kenmerk)
      WHERE k.betaling_id = ANY ($1::uuid[]) AND k.soort = 'terugboeking' AND f.betaalverzoek IS NULL)`,
};

const tell: Statement = {
  name: 'tellTerugboeking',
  text: `
    INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
    SELECT concat_ws('/', 'terugboeking', z.terugboeking_id), z.debiteur,
      CASE WHEN z.bedrag < 0 THEN 'betalingHersteld' WHEN z.soort = 'terugbetaald' THEN 'betalingTerug'
        ELSE 'betalingTeruggehaald' END,
      z.terugboeking_id::text, z.datum
    FROM insurer.betaling_terugboeking z WHERE z.terugboeking_id = $1::bigint AND (z.heropend > 0 OR z.bedrag < 0)
    ON CONFLICT (sleutel) DO NOTHING`,
};

/** Locks the bookings of a payment, and returns its state in the ledger. */
export async function lockPaymentStanding(
  { query }: JobTransaction,
  { betalingId, afwijkingId }: ReturnablePayment,
): Promise<PaymentStanding> {
  await query(lockBetaalverzoeken, [betalingId]);
  await query(lock, [betalingId]);
  const [standing] = await query<PaymentStanding>(selectStanding, [betalingId, afwijkingId]);
  if (!standing) throw new Error('No such payment attempt');
  return standing;
}

async function openAgain(
  transaction: JobTransaction,
  id: string,
  { bookedAs, heropend, day }: TerugboekingToBook,
): Promise<void> {
  const { query } = transaction;
  const date = day.toString();
  await query(reopen, [bookedAs, heropend, id, date]);
  const request = [bookedAs, date, JSON.stringify(lastDaysToPay(day)), daysAfterWaiting];
  const renewed = await query<{ kenmerk: string }>(renewBetaalverzoeken, request);
  const kenmerken = renewed.map(({ kenmerk }) => kenmerk);
  await addAanmaningBrieven(transaction, day, kenmerken);
  await query(endRegelingen, [bookedAs, date]);
}

/**
 * Books money returned at the payment provider: paid amounts are open again, with days to pay (an
 * Aanmaning gets a new letter), and credits are not paid out any more. Money that came back to us is
 * booked like a payment, with an excess kept as a credit. The person gets a message in both cases.
 */
export async function bookTerugboeking(
  transaction: JobTransaction,
  payment: ReturnablePayment,
  terugboeking: TerugboekingToBook,
): Promise<void> {
  const { query } = transaction;
  const { betalingId, afwijkingId } = payment;
  const { soort, bedrag, held, paidBack, heropend, day, bookedAs, kenmerken } = terugboeking;
  const [row] = await query<{ id: string; betaalverzoek: string; bookedAs: string | null }>(
    insert,
    [betalingId, soort, bedrag, held + paidBack, heropend, day.toString(), bookedAs, afwijkingId],
  );
  if (!row) throw new Error('No such payment attempt');
  if (held > 0) await query(takeFromTegoed, [bookedAs, held, day.toString()]);
  if (heropend > 0) await openAgain(transaction, row.id, terugboeking);
  if (row.bookedAs !== null) {
    const { betaalverzoek: kenmerk, bookedAs: id } = row;
    const all = [...new Set([kenmerk, ...kenmerken])];
    await bookBetaling(transaction, {
      kenmerk,
      kenmerken: all,
      bedrag: 0 - bedrag,
      betalingId: id,
      day,
    });
  }
  await query(tell, [row.id]);
}
