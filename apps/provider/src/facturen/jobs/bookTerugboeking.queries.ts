import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { addAanmaningBrieven } from './brieven.queries.ts';
import { isBeingPaidSql } from '../../facts/waitingMoney.queries.ts';
import { daysAfterWaiting, lastDaysToPay } from '../herinnering.rules.ts';

/** Money of a payment that went back at the payment provider. Cents, the insurer's day. */
export interface TerugboekingToBook {
  readonly betalingId: string;
  readonly soort: 'terugbetaald' | 'teruggehaald';
  readonly bedrag: Cents;
  /** What of it is a credit that we still hold. */
  readonly held: Cents;
  /** What of it is a credit that we paid back ourselves. */
  readonly paidBack: Cents;
  /** What of it is open again. */
  readonly heropend: Cents;
  readonly day: Temporal.PlainDate;
}

/** What the ledger has of a payment. Cents. */
export interface PaymentStanding {
  readonly terugbetaald: Cents;
  readonly teruggehaald: Cents;
  readonly booked: Cents;
  readonly held: Cents;
  readonly paidBack: Cents;
}

// Requests before invoices: a payment that is booked locks them in this order.
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

const selectStanding: Statement = {
  name: 'selectBetalingStanding',
  text: `
    SELECT
      (SELECT coalesce(sum(z.bedrag) FILTER (WHERE z.soort = 'terugbetaald'), 0)::int
        FROM insurer.betaling_terugboeking z WHERE z.betaling_id = $1) AS terugbetaald,
      (SELECT coalesce(sum(z.bedrag) FILTER (WHERE z.soort = 'teruggehaald'), 0)::int
        FROM insurer.betaling_terugboeking z WHERE z.betaling_id = $1) AS teruggehaald,
      (SELECT coalesce(sum(k.bedrag), 0)::int FROM insurer.boeking k WHERE k.betaling_id = $1) AS booked,
      (SELECT coalesce(sum(s.open), 0)::int FROM insurer.tegoed t JOIN insurer.tegoed_stand s USING (tegoed_id)
        WHERE t.betaling_id = $1) AS held,
      (SELECT coalesce(sum(t.bedrag - s.verrekend), 0)::int
        FROM insurer.tegoed t JOIN insurer.tegoed_stand s USING (tegoed_id)
        WHERE t.betaling_id = $1 AND t.terugbetaald_op IS NOT NULL)
      - (SELECT coalesce(sum(z.tegoed), 0)::int FROM insurer.betaling_terugboeking z
        JOIN insurer.tegoed t USING (betaling_id)
        WHERE z.betaling_id = $1 AND t.terugbetaald_op IS NOT NULL) AS "paidBack"`,
};

const insert: Statement = {
  name: 'insertTerugboeking',
  text: `
    INSERT INTO insurer.betaling_terugboeking (betaling_id, debiteur, betaalverzoek, soort, bedrag, tegoed, heropend, datum)
    SELECT p.betaling_id, p.debiteur, coalesce((SELECT f.betaalverzoek FROM insurer.boeking k
          JOIN insurer.factuur f USING (kenmerk)
        WHERE k.betaling_id = p.betaling_id AND k.soort = 'betaling' AND f.betaalverzoek IS NOT NULL
        ORDER BY k.boeking_id DESC LIMIT 1), p.betaalverzoek), $2, $3, $4, $5, $6
    FROM insurer.betaling p WHERE p.betaling_id = $1
    RETURNING terugboeking_id::text AS id`,
};

// The invoice that was paid last is open again first.
const reopen: Statement = {
  name: 'bookTerugboeking',
  text: `
    WITH item AS (
      SELECT k.kenmerk, k.debiteur, sum(k.bedrag)::int AS booked,
        max(k.boeking_id) FILTER (WHERE k.soort = 'betaling') AS position
      FROM insurer.boeking k WHERE k.betaling_id = $1 GROUP BY k.kenmerk, k.debiteur HAVING sum(k.bedrag) > 0),
    ordered AS (
      SELECT *, coalesce(sum(booked) OVER (ORDER BY position DESC
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::int AS before FROM item)
    INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum, betaling_id)
    SELECT concat_ws('/', 'terugboeking', $3::text, kenmerk), kenmerk, debiteur, 'terugboeking',
      -least(booked, $2::int - before), $4::date, $1
    FROM ordered WHERE before < $2::int`,
};

const takeFromTegoed: Statement = {
  name: 'takeTerugboekingFromTegoed',
  text: `
    UPDATE insurer.tegoed t SET teruggeboekt = t.teruggeboekt + $2::int,
      terugbetaald_op = CASE WHEN s.open = $2::int THEN $3::date END
    FROM insurer.tegoed_stand s
    WHERE s.tegoed_id = t.tegoed_id AND t.betaling_id = $1 AND t.terugbetaald_op IS NULL`,
};

// A request that was paid in time is not reminded of at once.
const renewBetaalverzoeken: Statement = {
  name: 'renewBetaalverzoekenAfterTerugboeking',
  text: `
    WITH renewed AS (
      UPDATE insurer.betaalverzoek v SET uiterste_betaaldatum = (($3::json)->>v.titel)::date
      WHERE v.uiterste_betaaldatum < $2::date + $4::int AND v.kenmerk IN (
        SELECT f.betaalverzoek FROM insurer.boeking k JOIN insurer.factuur f USING (kenmerk)
        WHERE k.betaling_id = $1 AND k.soort = 'terugboeking' AND k.datum = $2)
      RETURNING v.kenmerk)
    SELECT v.kenmerk FROM renewed v WHERE NOT ${isBeingPaidSql}`,
};

// An arrangement that the payment had concluded asks for nothing any more.
const endRegelingen: Statement = {
  name: 'endRegelingenAfterTerugboeking',
  text: `
    UPDATE insurer.regeling g SET status = 'beeindigd', beeindigd_op = $2::date
    WHERE g.status = 'voltooid' AND g.regeling_id IN (
      SELECT f.regeling_id FROM insurer.boeking k JOIN insurer.factuur f USING (kenmerk)
      WHERE k.betaling_id = $1 AND k.soort = 'terugboeking' AND f.betaalverzoek IS NULL)`,
};

const tell: Statement = {
  name: 'tellTerugboeking',
  text: `
    INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
    SELECT concat_ws('/', 'terugboeking', z.terugboeking_id), z.debiteur,
      CASE z.soort WHEN 'terugbetaald' THEN 'betalingTerug' ELSE 'betalingTeruggehaald' END,
      z.terugboeking_id::text, z.datum
    FROM insurer.betaling_terugboeking z WHERE z.terugboeking_id = $1::bigint AND z.heropend > 0
    ON CONFLICT (sleutel) DO NOTHING`,
};

/** Locks what a payment was booked on, and reads what the ledger has of it. */
export async function lockPaymentStanding(
  { query }: JobTransaction,
  betalingId: string,
): Promise<PaymentStanding> {
  await query(lockBetaalverzoeken, [betalingId]);
  await query(lock, [betalingId]);
  const [standing] = await query<PaymentStanding>(selectStanding, [betalingId]);
  if (!standing) throw new Error('No such payment attempt');
  return standing;
}

/**
 * Books that money of a payment went back at the payment provider: what it paid is open again, with days to pay it (under an
 * Aanmaning by a new letter), and the person is told; what of it was a credit is not paid out any more.
 */
export async function bookTerugboeking(
  transaction: JobTransaction,
  { betalingId, soort, bedrag, held, paidBack, heropend, day }: TerugboekingToBook,
): Promise<void> {
  const { query } = transaction;
  const date = day.toString();
  const tegoed = held + paidBack;
  const values = [betalingId, soort, bedrag, tegoed, heropend, date];
  const [row] = await query<{ id: string }>(insert, values);
  if (!row) throw new Error('No such payment attempt');
  if (held > 0) await query(takeFromTegoed, [betalingId, held, date]);
  if (heropend === 0) return;
  const lastDays = JSON.stringify(lastDaysToPay(day));
  await query(reopen, [betalingId, heropend, row.id, date]);
  const request = [betalingId, date, lastDays, daysAfterWaiting];
  const renewed = await query<{ kenmerk: string }>(renewBetaalverzoeken, request);
  const kenmerken = renewed.map(({ kenmerk }) => kenmerk);
  await addAanmaningBrieven(transaction, day, kenmerken);
  await query(endRegelingen, [betalingId, date]);
  await query(tell, [row.id]);
}
