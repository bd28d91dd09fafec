import type { Cents } from '@mijn/domain/money';

/** What an attempt pays of one payment request. */
export interface BetalingPart {
  /** Its betalingskenmerk. */
  readonly betaalverzoek: string;
  readonly bedrag: Cents;
}

/** Whether an attempt asks exactly this: the same requests, each for the same amount. */
export function isSameBetaling(
  one: readonly BetalingPart[],
  other: readonly BetalingPart[],
): boolean {
  const amounts = new Map(other.map(({ betaalverzoek, bedrag }) => [betaalverzoek, bedrag]));
  return (
    one.length === amounts.size &&
    one.every(({ betaalverzoek, bedrag }) => amounts.get(betaalverzoek) === bedrag)
  );
}
