import type { BetaalverzoekTitle } from '@mijn/domain/factuur';
import type { Cents } from '@mijn/domain/money';

/** An open invoice for a set-off, with the data for its order. Days as `yyyy-mm-dd`. */
export interface OpenPost {
  readonly kenmerk: string;
  /** Positive. */
  readonly open: Cents;
  readonly datum: string;
  /** Title of its payment request; null: none. */
  readonly titel: BetaalverzoekTitle | null;
  readonly uitersteBetaaldatum: string | null;
  readonly incassoMislukt: boolean;
  /** Paid in the terms of a running arrangement. */
  readonly inRegeling: boolean;
}

export interface Verrekening {
  readonly kenmerk: string;
  readonly bedrag: Cents;
}

export interface Credit {
  /** Cents, zero or more. */
  readonly tegoed: Cents;
  /**
   * Restricts an overpayment to due invoices: the person gets the rest back, since nobody asked for the
   * others yet.
   */
  readonly dueOnly: boolean;
}

/**
 * Tells whether the insurer may claim an invoice on a day (`yyyy-mm-dd`): its first last day to pay has
 * passed, or its debit failed.
 */
export function isDue(post: OpenPost, day: string): boolean {
  if (post.inRegeling) return false;
  if (post.titel === 'Herinnering' || post.titel === 'Aanmaning') return true;
  if (post.titel === 'Incasso mislukt' || post.incassoMislukt) return true;
  return post.uitersteBetaaldatum !== null && post.uitersteBetaaldatum < day;
}

// Later stages of dunning cost more when left open.
function burden({ titel }: OpenPost): number {
  if (titel === 'Aanmaning') return 2;
  return titel === 'Herinnering' ? 1 : 0;
}

/**
 * Sorts open invoices in the order of set-off (BW 6:137 lid 2 with 6:43 lid 2): due ones first, then
 * the most burdensome, then the oldest.
 */
export function inLegalOrder(posts: readonly OpenPost[], day: string): OpenPost[] {
  return posts.toSorted(
    (one, other) =>
      Number(isDue(other, day)) - Number(isDue(one, day)) ||
      burden(other) - burden(one) ||
      (one.datum < other.datum ? -1 : Number(one.datum > other.datum)),
  );
}

/**
 * Sets off a credit against open invoices, in the legal order. Uncovered amounts stay open; only the
 * rest of the credit is paid out.
 */
export function toVerrekeningen(
  { tegoed, dueOnly }: Credit,
  posts: readonly OpenPost[],
  day: string,
): Verrekening[] {
  let left = tegoed;
  return inLegalOrder(posts, day)
    .filter((post) => !dueOnly || isDue(post, day))
    .flatMap(({ kenmerk, open }) => {
      const bedrag = Math.min(left, open);
      left -= bedrag;
      return bedrag > 0 ? [{ kenmerk, bedrag }] : [];
    });
}
