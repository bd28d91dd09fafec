import type { BetaalverzoekInList } from '../facturen.fragments.ts';

/**
 * Returns the requests of a payment of today that did not succeed, so that the choice is restored after a
 * return from the bank. Undefined when there was none, or the last one is unknown. `today` is the insurer's
 * day.
 */
export function triedTogether(
  betaalverzoeken: readonly Pick<BetaalverzoekInList, 'betalingsKenmerk' | 'betaling'>[],
  today: string,
): readonly string[] | undefined {
  const tried = betaalverzoeken.filter(({ betaling }) => betaling?.sinds === today);
  const payments = Map.groupBy(tried, ({ betaling }) => betaling?.betalingId);
  const [last, ...more] = Array.from(payments.values()).filter((parts) => parts.length > 1);
  if (!last || more.length > 0) return undefined;
  return last.map(({ betalingsKenmerk }) => betalingsKenmerk);
}
