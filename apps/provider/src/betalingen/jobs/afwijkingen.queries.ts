import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { AfwijkingKind, PaymentProviderBetaling } from '../betalingen.rules.ts';
import type { TerugboekingKind } from '../terugboeking.rules.ts';

/** What became of money that came in and was not what was asked (`betaling_afwijking.besluit`). */
export type AfwijkingEnd = 'geboekt' | 'terugbetaald' | 'elders' | 'vanzelf';

/** Money that came in and is not what was asked. */
export interface Afwijking {
  readonly afwijkingId: string;
  readonly betalingId: string;
  readonly betaalverzoek: string;
  readonly soort: AfwijkingKind;
  /** The payment provider's number of the payment. */
  readonly serviceId: string;
  /** Hundredths of its currency. */
  readonly ontvangen: number;
  readonly valuta: string;
  /** What was asked, cents. */
  readonly asked: Cents;
  readonly seenAt: Temporal.Instant;
  readonly besluit: AfwijkingEnd | null;
}

const add: Statement = {
  name: 'addAfwijking',
  text: `
    INSERT INTO insurer.betaling_afwijking (betaling_id, debiteur, soort, dienst_id, ontvangen, valuta)
    SELECT betaling_id, debiteur, $2, $3, $4, $5 FROM insurer.betaling WHERE betaling_id = $1
    ON CONFLICT (dienst_id) DO NOTHING`,
};

/** Keeps what came in with a payment that is not what was asked; told again it changes nothing. */
export async function addAfwijking(
  { query }: JobTransaction,
  betalingId: string,
  { serviceId, bedrag, valuta }: PaymentProviderBetaling,
  kind: AfwijkingKind,
): Promise<void> {
  await query(add, [betalingId, kind, serviceId, bedrag, valuta]);
}

const close: Statement = {
  name: 'markAfwijkingSolved',
  text: `
    UPDATE insurer.betaling_afwijking SET besluit = 'vanzelf', besloten_op = clock_timestamp()
    WHERE dienst_id = $1 AND besluit IS NULL`,
};

/** Closes what waited of a payment that agrees after all, and is booked as any. */
export async function markAfwijkingSolved(
  { query }: JobTransaction,
  serviceId: string,
): Promise<void> {
  await query(close, [serviceId]);
}

const columns = `w.afwijking_id AS "afwijkingId", w.betaling_id AS "betalingId", p.betaalverzoek, w.soort,
  w.dienst_id AS "serviceId", w.ontvangen, w.valuta, p.bedrag AS asked, w.gezien_op AS "seenAt", w.besluit`;

const tables = `insurer.betaling_afwijking w JOIN insurer.betaling p USING (betaling_id)`;

const list: Statement = {
  name: 'listAfwijkingen',
  text: `
    SELECT ${columns} FROM ${tables}
    ORDER BY w.besluit IS NOT NULL, coalesce(w.besloten_op, w.gezien_op) DESC LIMIT $1`,
};

/** What waits for a person comes first, then what was decided, the latest first. */
export async function listAfwijkingen(
  { query }: JobTransaction,
  atMost: number,
): Promise<readonly Afwijking[]> {
  return query<Afwijking>(list, [atMost]);
}

const select: Statement = {
  name: 'selectAfwijking',
  text: `SELECT ${columns} FROM ${tables} WHERE w.afwijking_id = $1`,
};

/** One of them, as it stands; undefined: no such one. To decide about it, lock its attempt first. */
export async function findAfwijking(
  { query }: JobTransaction,
  afwijkingId: string,
): Promise<Afwijking | undefined> {
  const [row] = await query<Afwijking>(select, [afwijkingId]);
  return row;
}

const selectBooked: Statement = {
  name: 'selectBookedAfwijking',
  text: `
    SELECT w.afwijking_id AS "afwijkingId" FROM ${tables}
    WHERE w.dienst_id = $1 AND w.dienst_id IS DISTINCT FROM p.dienst_id AND w.besluit IN ('geboekt', 'terugbetaald')`,
};

/** A second payment that staff booked, or decided to pay back, by the payment provider's number; undefined: none. */
export async function findBookedAfwijking(
  { query }: JobTransaction,
  serviceId: string,
): Promise<string | undefined> {
  const [row] = await query<{ afwijkingId: string }>(selectBooked, [serviceId]);
  return row?.afwijkingId;
}

const selectSecond: Statement = {
  name: 'selectSecondPayments',
  text: `
    SELECT w.dienst_id AS "serviceId" FROM ${tables}
    WHERE p.betaling_id = $1 AND w.dienst_id IS DISTINCT FROM p.dienst_id AND w.besluit IN ('geboekt', 'terugbetaald')
    ORDER BY w.gezien_op`,
};

/** The payment provider's numbers of the second payments with an attempt's reference whose money is in our books. */
export async function listSecondPayments(
  { query }: JobTransaction,
  betalingId: string,
): Promise<readonly string[]> {
  const rows = await query<{ serviceId: string }>(selectSecond, [betalingId]);
  return rows.map(({ serviceId }) => serviceId);
}

/** Money that moved at the payment provider after a payment, and not because we paid it back. Cents. */
export interface ReturnedPayment {
  readonly id: string;
  readonly betaalverzoek: string;
  readonly soort: TerugboekingKind;
  /** The payment provider's number of the payment; null: it has none. */
  readonly serviceId: string | null;
  /** Below zero: it came back to us. */
  readonly bedrag: Cents;
  /** What of it is open again, and what was a credit of the payer's. */
  readonly heropend: Cents;
  readonly tegoed: Cents;
  readonly datum: Temporal.PlainDate;
}

const selectReturned: Statement = {
  name: 'selectReturnedPayments',
  text: `
    SELECT z.terugboeking_id::text AS id, z.betaalverzoek, z.soort, coalesce(w.dienst_id, p.dienst_id) AS "serviceId",
      z.bedrag, z.heropend, z.tegoed, z.datum
    FROM insurer.betaling_terugboeking z JOIN insurer.betaling p USING (betaling_id)
    LEFT JOIN insurer.betaling_afwijking w ON w.afwijking_id = z.afwijking_id
    WHERE z.soort = 'teruggehaald' OR z.bedrag < 0 OR z.tegoed < z.bedrag
    ORDER BY z.terugboeking_id DESC LIMIT $1`,
};

/** Money that moved at the payment provider otherwise than as our own credit, the latest first. */
export async function listReturnedPayments(
  { query }: JobTransaction,
  atMost: number,
): Promise<readonly ReturnedPayment[]> {
  return query<ReturnedPayment>(selectReturned, [atMost]);
}

const decide: Statement = {
  name: 'decideAfwijking',
  text: `
    UPDATE insurer.betaling_afwijking SET besluit = $2, besloten_op = clock_timestamp()
    WHERE afwijking_id = $1`,
};

/** Writes down what became of it. */
export async function saveDecision(
  { query }: JobTransaction,
  afwijkingId: string,
  besluit: AfwijkingEnd,
): Promise<void> {
  await query(decide, [afwijkingId, besluit]);
}
