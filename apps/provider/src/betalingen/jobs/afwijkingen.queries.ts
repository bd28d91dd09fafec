import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { AfwijkingKind, PaymentProviderBetaling } from '../betalingen.rules.ts';
import type { TerugboekingKind } from '../terugboeking.rules.ts';

/** Decision about received money that did not match (`betaling_afwijking.besluit`). */
export type AfwijkingEnd = 'geboekt' | 'terugbetaald' | 'elders' | 'vanzelf';

export interface Afwijking {
  readonly afwijkingId: string;
  readonly betalingId: string;
  readonly betaalverzoek: string;
  readonly soort: AfwijkingKind;
  /** Payment provider's id of the payment. */
  readonly serviceId: string;
  /** Hundredths of its currency. */
  readonly ontvangen: number;
  readonly valuta: string;
  /** Requested amount, cents. */
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

/** Stores a payment that does not match; idempotent. */
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

/** Closes a mismatch whose payment matches after all, and is booked normally. */
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

/** Returns mismatches: pending ones first, then the decided ones, latest first. */
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

/** Returns one mismatch, if it exists. Lock its attempt before deciding about it. */
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

/** Returns a second payment, by the payment provider's id, that staff booked or decided to pay back, if any. */
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

/** Returns the payment provider's ids of the second payments of an attempt whose money is in our books. */
export async function listSecondPayments(
  { query }: JobTransaction,
  betalingId: string,
): Promise<readonly string[]> {
  const rows = await query<{ serviceId: string }>(selectSecond, [betalingId]);
  return rows.map(({ serviceId }) => serviceId);
}

/** Money that was returned at the payment provider, other than a repayment of ours. Cents. */
export interface ReturnedPayment {
  readonly id: string;
  readonly betaalverzoek: string;
  readonly soort: TerugboekingKind;
  /** Payment provider's id of the payment; null: none. */
  readonly serviceId: string | null;
  /** Negative: it came back to us. */
  readonly bedrag: Cents;
  /** Amount that is open again, and amount taken from the payer's credit. */
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

/** Returns money returned at the payment provider, other than repayments of ours, latest first. */
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

/** Stores the decision about a mismatch. */
export async function saveDecision(
  { query }: JobTransaction,
  afwijkingId: string,
  besluit: AfwijkingEnd,
): Promise<void> {
  await query(decide, [afwijkingId, besluit]);
}
