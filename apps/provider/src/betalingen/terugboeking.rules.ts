import type { Cents } from '@mijn/domain/money';

/** How money of a payment goes back at the payment provider: it is refunded, or the payer's bank takes it. */
export type TerugboekingKind = 'terugbetaald' | 'teruggehaald';

/** How much of a payment went back so far, by how. Cents. */
export type Returned = Readonly<Record<TerugboekingKind, Cents>>;

/** What our books have of a payment. Cents. */
export interface PaymentInBooks {
  /** What is known to have gone back. */
  readonly returned: Returned;
  /** What of it is booked on invoices, less what is open again. */
  readonly booked: Cents;
  /** The credit of it that we still hold. */
  readonly held: Cents;
  /** What of its credit we paid back, less what went back at the payment provider in its place. */
  readonly paidBack: Cents;
}

/**
 * Money that went back since the last look: what of it is our own credit, and what is open again. Below zero: it came
 * back to us, and is booked like a payment. Cents.
 */
export interface Terugboeking {
  readonly kind: TerugboekingKind;
  readonly bedrag: Cents;
  /** What of it is a credit that we still held: it is not paid out any more. */
  readonly held: Cents;
  /** What of it is a credit that we gave back ourselves: it counts once. */
  readonly paidBack: Cents;
  readonly heropend: Cents;
}

/**
 * Decides what money that went back at the payment provider does to the books. A refund first is the credit that we pay
 * back ourselves, and counts once; what the payer's bank takes is never ours. Whatever was paid with the rest is open
 * again. An amount that is told again changes nothing; less than before is a chargeback that was reversed, or a refund
 * that failed.
 */
export function terugboekingen(found: Returned, books: PaymentInBooks): Terugboeking[] {
  let { booked, held, paidBack } = books;
  return (['terugbetaald', 'teruggehaald'] as const).flatMap((kind) => {
    const bedrag = found[kind] - books.returned[kind];
    if (bedrag === 0) return [];
    if (bedrag < 0) return [{ kind, bedrag, held: 0, paidBack: 0, heropend: 0 }];
    const ownRefund = kind === 'terugbetaald' ? Math.min(bedrag, paidBack) : 0;
    const fromHeld = Math.min(bedrag - ownRefund, held);
    const heropend = Math.min(bedrag - ownRefund - fromHeld, booked);
    paidBack -= ownRefund;
    held -= fromHeld;
    booked -= heropend;
    return [{ kind, bedrag, held: fromHeld, paidBack: ownRefund, heropend }];
  });
}

/** Whether less went back than our books have: it is asked once more, for news may come out of order. */
export function isLessReturned(found: Returned, known: Returned): boolean {
  return found.terugbetaald < known.terugbetaald || found.teruggehaald < known.teruggehaald;
}

/** What of it neither our credit nor our invoices account for: a person has to look at it. Cents. */
export function unexplained({ bedrag, held, paidBack, heropend }: Terugboeking): Cents {
  return Math.max(0, bedrag - held - paidBack - heropend);
}
