import type { BetaalverzoekTitle } from '@mijn/domain/factuurKindInfo';
import type { Cents } from '@mijn/domain/money';

/** Something open that a credit can be set off against, and what decides its place. Days as `yyyy-mm-dd`. */
export interface OpenPost {
  readonly kenmerk: string;
  /** Above zero. */
  readonly open: Cents;
  readonly datum: string;
  /** Of its payment request; null: it has none. */
  readonly titel: BetaalverzoekTitle | null;
  readonly uitersteBetaaldatum: string | null;
  /** Its direct debit failed. */
  readonly incassoMislukt: boolean;
  /** It is paid in the terms of a running arrangement. */
  readonly inRegeling: boolean;
}

/** What of a credit is set off against one invoice, cents. */
export interface Verrekening {
  readonly kenmerk: string;
  readonly bedrag: Cents;
}

/** Money to set off. */
export interface Credit {
  /** Cents, zero or more. */
  readonly tegoed: Cents;
  /**
   * What somebody paid too much and gets back by themselves goes to what is due only: nobody asked them to pay the
   * rest yet.
   */
  readonly dueOnly: boolean;
}

/** Whether the insurer may claim it on a day (`yyyy-mm-dd`): the first last day to pay is over, or the debit failed. */
export function isDue(post: OpenPost, day: string): boolean {
  if (post.inRegeling) return false;
  if (post.titel === 'Herinnering' || post.titel === 'Aanmaning') return true;
  if (post.titel === 'Incasso mislukt' || post.incassoMislukt) return true;
  return post.uitersteBetaaldatum !== null && post.uitersteBetaaldatum < day;
}

// The further a request has come in dunning, the more it costs to leave it open.
function burden({ titel }: OpenPost): number {
  if (titel === 'Aanmaning') return 2;
  return titel === 'Herinnering' ? 1 : 0;
}

/**
 * The order in which a credit is set off (BW 6:137 lid 2 with 6:43 lid 2): due before not due, then the most
 * burdensome, then the oldest.
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
 * Sets a credit off against what is open, in the order of the law. What it does not cover stays open; only what is left
 * of the credit is paid out.
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
