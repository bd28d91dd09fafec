import type { BetaalverzoekInList } from '../facturen.fragments.ts';

/**
 * What was to be paid in one payment today that did not come through: who comes back from the bank finds that
 * chosen. Undefined where there was none, or nobody can say which was the last. `today` is the insurer's day.
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
