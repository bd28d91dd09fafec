import { type Cents, sumOf } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { addAanmaningBrieven } from './brieven.queries.ts';
import { bookBetaling } from './bookBetaling.queries.ts';
import { isBeingPaidSql } from '../../facts/money.queries.ts';
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

// Selects the bookings of payment $2 by invoice, the last one first, with the payment request that asks for it.
const ordered = `
    item AS (
      SELECT k.kenmerk, k.debiteur, k.betaling_id, sum(k.bedrag)::int AS booked,
        coalesce(f.betaalverzoek, f.uit_betaalverzoek, p.betaalverzoek) AS betaalverzoek,
        max(k.boeking_id) FILTER (WHERE k.soort = 'betaling') AS position
      FROM insurer.boeking k JOIN insurer.factuur f USING (kenmerk) JOIN insurer.betaling p ON p.betaling_id = $2
      WHERE k.betaling_id = ANY ($1::uuid[])
      GROUP BY k.kenmerk, k.debiteur, k.betaling_id, f.betaalverzoek, f.uit_betaalverzoek, p.betaalverzoek
      HAVING sum(k.bedrag) > 0),
    ordered AS (
      SELECT *, coalesce(sum(booked) OVER (ORDER BY position DESC
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::int AS before FROM item)`;

const selectReopened: Statement = {
  name: 'selectReopenedPerBetaalverzoek',
  text: `
    WITH ${ordered}
    SELECT betaalverzoek, sum(least(booked, $3::int - before))::int AS bedrag FROM ordered
    WHERE before < $3::int GROUP BY betaalverzoek ORDER BY max(position) DESC`,
};

// Selects the amounts that are still open again because of money that was returned in the same way.
const selectReturned: Statement = {
  name: 'selectReturnedPerBetaalverzoek',
  text: `
    SELECT z.betaalverzoek, sum(z.heropend + least(z.bedrag, 0))::int AS bedrag FROM insurer.betaling_terugboeking z
    WHERE z.betaling_id = $1 AND z.afwijking_id IS NOT DISTINCT FROM $2::uuid AND z.soort = $3
    GROUP BY z.betaalverzoek HAVING sum(z.heropend + least(z.bedrag, 0)) > 0 ORDER BY max(z.terugboeking_id) DESC`,
};

const insert: Statement = {
  name: 'insertTerugboeking',
  text: `
    INSERT INTO insurer.betaling_terugboeking
      (betaling_id, debiteur, betaalverzoek, soort, bedrag, tegoed, heropend, datum, afwijking_id, geboekt_als)
    SELECT p.betaling_id, p.debiteur, coalesce($7, p.betaalverzoek), $2, $3, $4, $5, $6, $8,
      CASE WHEN $3::int < 0 THEN gen_random_uuid() END
    FROM insurer.betaling p WHERE p.betaling_id = $1
    RETURNING terugboeking_id::text AS id, betaalverzoek, bedrag, geboekt_als AS "bookedAs"`,
};

// Reopens the invoice that was paid last first.
const reopen: Statement = {
  name: 'bookTerugboeking',
  text: `
    WITH ${ordered},
    reopened AS (
      SELECT *, least(booked, $3::int - before) AS bedrag FROM ordered WHERE before < $3::int)
    INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum, betaling_id)
    SELECT concat_ws('/', 'terugboeking', t.id, r.betaling_id, r.kenmerk), r.kenmerk, r.debiteur, 'terugboeking',
      -r.bedrag, $5::date, r.betaling_id
    FROM reopened r JOIN json_to_recordset($4) AS t (id text, betaalverzoek text) USING (betaalverzoek)`,
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

/** Part of the returned money that concerns one payment request. Cents. */
interface Part {
  /** Null: that of the payment. */
  readonly betaalverzoek: string | null;
  readonly bedrag: Cents;
}

/** A row of `betaling_terugboeking`. Cents, negative for money that came back to us. */
interface Row {
  readonly id: string;
  readonly betaalverzoek: string;
  readonly bedrag: Cents;
  readonly bookedAs: string | null;
}

async function openAgain(
  transaction: JobTransaction,
  { betalingId }: ReturnablePayment,
  rows: readonly Row[],
  { bookedAs, heropend, day }: TerugboekingToBook,
): Promise<void> {
  const { query } = transaction;
  const date = day.toString();
  await query(reopen, [bookedAs, betalingId, heropend, JSON.stringify(rows), date]);
  const request = [bookedAs, date, JSON.stringify(lastDaysToPay(day)), daysAfterWaiting];
  const renewed = await query<{ kenmerk: string }>(renewBetaalverzoeken, request);
  const kenmerken = renewed.map(({ kenmerk }) => kenmerk);
  await addAanmaningBrieven(transaction, day, kenmerken);
  await query(endRegelingen, [bookedAs, date]);
}

/** Returns the amounts that are open again, or not any more, by payment request. */
async function selectParts(
  { query }: JobTransaction,
  { betalingId, afwijkingId }: ReturnablePayment,
  { bookedAs, soort, bedrag, heropend }: TerugboekingToBook,
): Promise<readonly Part[]> {
  if (bedrag > 0) return query<Part>(selectReopened, [bookedAs, betalingId, heropend]);
  let left = 0 - bedrag;
  const returned = await query<Part>(selectReturned, [betalingId, afwijkingId, soort]);
  return returned.flatMap(({ betaalverzoek, bedrag: open }) => {
    const part = Math.min(left, open);
    left -= part;
    return part > 0 ? [{ betaalverzoek, bedrag: part }] : [];
  });
}

/** Inserts a row for each payment request; the first one also has what concerns no request. */
async function insertRows(
  transaction: JobTransaction,
  { betalingId, afwijkingId }: ReturnablePayment,
  { soort, bedrag, held, paidBack, day }: TerugboekingToBook,
  parts: readonly Part[],
): Promise<Row[]> {
  const [first = { betaalverzoek: null, bedrag: 0 }, ...others] = parts;
  const sign = Math.sign(bedrag);
  const rest = bedrag - sign * sumOf(others, (one) => one.bedrag);
  const lines = [
    { ...first, whole: rest, tegoed: held + paidBack },
    ...others.map((one) => ({ ...one, whole: sign * one.bedrag, tegoed: 0 })),
  ];
  const rows: Row[] = [];
  for (const { betaalverzoek, bedrag: part, whole, tegoed } of lines) {
    const heropend = bedrag > 0 ? part : 0;
    const values = [betalingId, soort, whole, tegoed, heropend, day.toString()];
    rows.push(...(await transaction.query<Row>(insert, [...values, betaalverzoek, afwijkingId])));
  }
  return rows;
}

/** Books what came back to us like a payment, on the requests that it was returned from. */
async function bookRestored(
  transaction: JobTransaction,
  rows: readonly Row[],
  { kenmerken, day }: TerugboekingToBook,
): Promise<void> {
  for (const { betaalverzoek: kenmerk, bookedAs: betalingId, bedrag } of rows) {
    if (betalingId === null) continue;
    const all = rows.length > 1 ? [kenmerk] : [...new Set([kenmerk, ...kenmerken])];
    const received = { kenmerk, kenmerken: all, bedrag: 0 - bedrag, betalingId, day };
    await bookBetaling(transaction, received);
  }
}

/**
 * Books money returned at the payment provider: paid amounts are open again, with days to pay (an
 * Aanmaning gets a new letter), and credits are not paid out any more. Money that came back to us is
 * booked like a payment, with an excess kept as a credit. The person gets a message in both cases, about each
 * payment request with its own amount.
 */
export async function bookTerugboeking(
  transaction: JobTransaction,
  payment: ReturnablePayment,
  terugboeking: TerugboekingToBook,
): Promise<void> {
  const { query } = transaction;
  const { held, heropend, day, bookedAs } = terugboeking;
  const parts = await selectParts(transaction, payment, terugboeking);
  const rows = await insertRows(transaction, payment, terugboeking, parts);
  if (held > 0) await query(takeFromTegoed, [bookedAs, held, day.toString()]);
  if (heropend > 0) await openAgain(transaction, payment, rows, terugboeking);
  await bookRestored(transaction, rows, terugboeking);
  for (const { id } of rows) await query(tell, [id]);
}
