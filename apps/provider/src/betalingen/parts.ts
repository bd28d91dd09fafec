import type { Cents } from '@mijn/domain/money';

/** What an attempt pays of one payment request. */
export interface BetalingPart {
  /** Its betalingskenmerk. */
  readonly betaalverzoek: string;
  readonly bedrag: Cents;
}

/** The parts of `insurer.betaling`, as JSON in the order of their references. */
export const partsSql = `
  (SELECT json_agg(json_build_object('betaalverzoek', d.betaalverzoek, 'bedrag', d.bedrag)
      ORDER BY d.betaalverzoek)
    FROM insurer.betaling_deel d WHERE d.betaling_id = betaling.betaling_id)`;

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
