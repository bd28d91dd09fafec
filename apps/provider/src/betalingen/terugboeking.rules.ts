import type { Cents } from '@mijn/domain/money';

/** Ways in which a payment is returned: refunded, or charged back by the payer's bank. */
export type TerugboekingKind = 'terugbetaald' | 'teruggehaald';

/** Amounts of a payment returned so far, by way. Cents. */
export type ReturnedAmounts = Readonly<Record<TerugboekingKind, Cents>>;

/** State of a payment in our books. Cents. */
export interface PaymentInBooks {
  readonly returned: ReturnedAmounts;
  /** Booked on invoices, less what is open again. */
  readonly booked: Cents;
  /** Credit of it that we still hold. */
  readonly held: Cents;
  /** Credit of it that we paid back, less what was returned at the payment provider instead. */
  readonly paidBack: Cents;
}

/**
 * Money returned since the last look-up, split into our own credit and amounts that are open again.
 * Negative: it came back to us, and is booked like a payment. Cents.
 */
export interface Terugboeking {
  readonly kind: TerugboekingKind;
  readonly bedrag: Cents;
  /** Taken from a credit that we still held, which is not paid out any more. */
  readonly held: Cents;
  /** Already paid back by us, so it counts once. */
  readonly paidBack: Cents;
  readonly heropend: Cents;
}

/**
 * Decides how returned money changes the books. A refund is first matched with the credit that we pay
 * back, and counts once; a chargeback never is. The rest reopens what was paid with it. Repeated
 * amounts change nothing; a smaller amount is a reversed chargeback or a failed refund.
 */
export function terugboekingen(found: ReturnedAmounts, books: PaymentInBooks): Terugboeking[] {
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

/**
 * Tells whether less was returned than in our books, which must be confirmed because news may arrive
 * out of order.
 */
export function hasLessReturned(found: ReturnedAmounts, known: ReturnedAmounts): boolean {
  return found.terugbetaald < known.terugbetaald || found.teruggehaald < known.teruggehaald;
}

/** Returns the part that neither our credit nor our invoices explain, for staff. Cents. */
export function unexplained({ bedrag, held, paidBack, heropend }: Terugboeking): Cents {
  return Math.max(0, bedrag - held - paidBack - heropend);
}
