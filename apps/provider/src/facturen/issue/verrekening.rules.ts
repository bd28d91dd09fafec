import type { Cents } from '@mijn/domain/money';

/** Something open that a credit can be set off against, the oldest first. Cents, above zero. */
export interface OpenPost {
  readonly kenmerk: string;
  readonly open: Cents;
}

/** What of a credit is set off against one invoice, cents. */
export interface Verrekening {
  readonly kenmerk: string;
  readonly bedrag: Cents;
}

/**
 * Sets a credit off against what is open, in the order given (docs/domain.md: a surplus is first set off
 * against arrears). What it does not cover stays open; what is left of the credit is paid out.
 * @param tegoed cents, zero or more.
 */
export function toVerrekeningen(tegoed: number, entries: readonly OpenPost[]): Verrekening[] {
  let left = tegoed;
  return entries.flatMap(({ kenmerk, open }) => {
    const bedrag = Math.min(left, open);
    left -= bedrag;
    return bedrag > 0 ? [{ kenmerk, bedrag }] : [];
  });
}
