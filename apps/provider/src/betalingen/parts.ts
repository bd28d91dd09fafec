import type { Cents } from '@mijn/domain/money';

/** Amount of one payment request in an attempt. */
export interface BetalingPart {
  readonly betaalverzoek: string;
  readonly bedrag: Cents;
}

/** Tells whether two payments have the same requests and amounts, in any order. */
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
