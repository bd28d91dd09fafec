import type { Cents } from '@mijn/domain/money';
import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { AfwijkingKind, PaymentProviderBetaling } from '../betalingen.rules.ts';

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
