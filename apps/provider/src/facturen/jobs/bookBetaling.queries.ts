import { createHash } from 'node:crypto';
import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { selectOpenPerBetaalverzoek, type ToPay } from '../betaalverzoeken/toPay.queries.ts';

/** A payment confirmed by the payment provider. Cents, the insurer's day. */
export interface ReceivedBetaling {
  /** Payment request whose reference it has. */
  readonly kenmerk: string;
  /** All payment requests it pays, if more than one. */
  readonly kenmerken?: readonly string[];
  readonly bedrag: Cents;
  readonly betalingId: string;
  readonly day: Temporal.PlainDate;
}

/** Amounts booked on invoices, and kept for repayment; cents. */
export interface Booked {
  readonly booked: Cents;
  readonly tooMuch: Cents;
}

/**
 * Derives the booking id of a payment that has none; the same key gives the same id, so that it is
 * booked once.
 */
export function betalingIdOf(key: string): string {
  const digits = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const lock: Statement = {
  name: 'lockBetaalverzoekToBook',
  text: `SELECT debiteur FROM insurer.betaalverzoek WHERE kenmerk = ANY ($1)
    ORDER BY kenmerk FOR NO KEY UPDATE`,
};

// Serializes with the run of a day on these invoices.
const lockFacturen: Statement = {
  name: 'lockFacturenOfPayer',
  text: `SELECT kenmerk FROM insurer.factuur WHERE debiteur = $1 ORDER BY kenmerk FOR NO KEY UPDATE`,
};

const selectLocked: Statement = {
  name: 'selectToPayLocked',
  text: selectOpenPerBetaalverzoek,
};

/**
 * Returns the open amounts like `listPayable`, for requests of any debtor, which stay locked until the
 * transaction ends.
 */
export async function listPayableAndLock(
  { query }: JobTransaction,
  kenmerken: readonly string[],
): Promise<readonly ToPay[]> {
  await query(lock, [kenmerken]);
  return query<ToPay>(selectLocked, [kenmerken]);
}

const selectBooked: Statement = {
  name: 'selectBooked',
  text: `
    SELECT coalesce((SELECT sum(bedrag) FROM insurer.boeking
        WHERE betaling_id = $1 AND soort = 'betaling'), 0) AS booked,
      coalesce((SELECT sum(bedrag) FROM insurer.tegoed WHERE betaling_id = $1), 0) AS "tooMuch"`,
};

// Oldest invoice first. Invoices moved to an arrangement during the payment come last, and only in the
// arrangement that covers one of these requests (ADR 0009).
const book: Statement = {
  name: 'bookBetaling',
  text: `
    WITH item AS (
      SELECT f.kenmerk, f.debiteur, s.open, coalesce(sum(s.open) OVER (
        ORDER BY f.betaalverzoek IS NULL, f.datum, f.sleutel
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
      FROM insurer.betaalverzoek v
      JOIN insurer.factuur f ON f.debiteur = v.debiteur AND (f.betaalverzoek = ANY ($5::text[])
        OR (f.betaalverzoek IS NULL AND EXISTS (SELECT FROM insurer.regeling g
          WHERE g.regeling_id = f.regeling_id AND g.soort <> 'schuldregeling'
            AND (g.betaalverzoek = ANY ($5) OR EXISTS (SELECT FROM insurer.factuur c
              WHERE c.regeling_id = g.regeling_id AND c.uit_betaalverzoek = ANY ($5))))))
      JOIN insurer.factuur_stand s ON s.kenmerk = f.kenmerk
      WHERE v.kenmerk = $1 AND s.open > 0),
    booked AS (
      INSERT INTO insurer.boeking (sleutel, kenmerk, debiteur, soort, bedrag, datum, betaling_id)
      SELECT concat_ws('/', 'betaling', $3::text, kenmerk), kenmerk, debiteur, 'betaling',
        least(open, $2::integer - before), $4, $3::uuid
      FROM item WHERE before < $2::integer RETURNING bedrag),
    surplus AS (SELECT $2::integer - coalesce(sum(bedrag), 0) AS bedrag FROM booked)
    INSERT INTO insurer.tegoed (betaling_id, debiteur, betaalverzoek, bedrag, datum)
    SELECT $3::uuid, v.debiteur, v.kenmerk, surplus.bedrag, $4
    FROM surplus, insurer.betaalverzoek v WHERE v.kenmerk = $1 AND surplus.bedrag > 0`,
};

// An arrangement that is fully paid has no further term.
const conclude: Statement = {
  name: 'concludeRegelingenOfBetaling',
  text: `
    WITH done AS (
      UPDATE insurer.regeling g SET status = 'voltooid', beeindigd_op = $2::date
      WHERE g.status = 'lopend' AND g.regeling_id IN (
          SELECT f.regeling_id FROM insurer.boeking b JOIN insurer.factuur f USING (kenmerk)
          WHERE b.betaling_id = $1)
        AND NOT EXISTS (SELECT FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
          WHERE f.regeling_id = g.regeling_id AND s.open > 0)
      RETURNING g.regeling_id)
    UPDATE insurer.incasso i SET status = 'vervallen' FROM done
    WHERE i.regeling_id = done.regeling_id AND i.status = 'gepland'`,
};

/**
 * Books a payment on the invoices of its payment requests, oldest first; an excess is kept as a credit
 * and paid back. The same `betalingId` is booked once.
 * @throws Error when there is no such payment request, or the amount is not positive.
 */
export async function bookBetaling(
  { query }: JobTransaction,
  { kenmerk, kenmerken = [kenmerk], bedrag, betalingId, day }: ReceivedBetaling,
): Promise<Booked> {
  if (!Number.isSafeInteger(bedrag) || bedrag <= 0) throw new RangeError('Not an amount to book');
  const betaalverzoeken = await query<{ debiteur: string }>(lock, [kenmerken]);
  const [betaalverzoek] = betaalverzoeken;
  if (!betaalverzoek || betaalverzoeken.length < kenmerken.length)
    throw new Error(`No payment request ${kenmerk}`);
  await query(lockFacturen, [betaalverzoek.debiteur]);
  const earlier = await getBooked(query, betalingId);
  if (earlier.booked + earlier.tooMuch > 0) return earlier;
  await query(book, [kenmerk, bedrag, betalingId, day.toString(), kenmerken]);
  await query(conclude, [betalingId, day.toString()]);
  return getBooked(query, betalingId);
}

const keep: Statement = {
  name: 'addTegoedOfBetaling',
  text: `
    INSERT INTO insurer.tegoed (betaling_id, debiteur, betaalverzoek, bedrag, datum)
    SELECT $3::uuid, v.debiteur, v.kenmerk, $2, $4
    FROM insurer.betaalverzoek v WHERE v.kenmerk = $1`,
};

const tellReturned: Statement = {
  name: 'tellBetalingToReturn',
  text: `
    INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
    SELECT concat_ws('/', 'kloptNiet', t.tegoed_id), t.debiteur, 'betalingKloptNiet', t.tegoed_id::text, $2::date
    FROM insurer.tegoed t WHERE t.betaling_id = $1 ON CONFLICT (sleutel) DO NOTHING`,
};

/** Keeps a payment as a credit for repayment instead of booking it, with a message to the person. */
export async function addTegoedOfBetaling(
  { query }: JobTransaction,
  { kenmerk, bedrag, betalingId, day }: ReceivedBetaling,
): Promise<Booked> {
  const earlier = await getBooked(query, betalingId);
  if (earlier.booked + earlier.tooMuch > 0) return earlier;
  await query(keep, [kenmerk, bedrag, betalingId, day.toString()]);
  await query(tellReturned, [betalingId, day.toString()]);
  return getBooked(query, betalingId);
}

async function getBooked(query: JobTransaction['query'], betalingId: string): Promise<Booked> {
  const [sum] = await query<Booked>(selectBooked, [betalingId]);
  return sum ?? { booked: 0, tooMuch: 0 };
}
