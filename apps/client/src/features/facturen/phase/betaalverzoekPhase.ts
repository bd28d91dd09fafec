import { betaalverzoekTitles } from '@mijn/domain/factuurKindInfo';
import type { BetaalverzoekInList, LastBetaling } from '../facturen.fragments.ts';

/** What is asked of somebody, wherever it is shown; integer cents, days `yyyy-mm-dd`. */
export type AskedBetaalverzoek = Pick<
  BetaalverzoekInList,
  'titel' | 'bedragTeBetalen' | 'uitersteBetaalDatum'
> & { readonly betaling: (Pick<LastBetaling, 'status'> & Partial<LastBetaling>) | null };

/** Nothing any more; the bank is at it; its last day has passed; to be paid. */
export type BetaalverzoekPhase = 'paid' | 'checking' | 'tooLate' | 'toPay';

/**
 * How far what is asked is: the one rule of overview, lists, payment request, invoice and outcome.
 * The last day itself is still in time; `today` is `yyyy-mm-dd`.
 */
export function betaalverzoekPhase(
  asking: Omit<AskedBetaalverzoek, 'titel'>,
  today: string,
): BetaalverzoekPhase {
  if (asking.bedragTeBetalen <= 0) return 'paid';
  if (asking.betaling?.status === 'inBehandeling') return 'checking';
  return asking.uitersteBetaalDatum < today ? 'tooLate' : 'toPay';
}

/** Whether there is something to pay now, and no payment of it that the bank is still at. */
export function isPayable(asking: Omit<AskedBetaalverzoek, 'titel'>): boolean {
  return asking.bedragTeBetalen > 0 && asking.betaling?.status !== 'inBehandeling';
}

/** Whether it must be paid before all else: the last title there is, or the day has passed. */
export function isUrgent(asking: AskedBetaalverzoek, today: string): boolean {
  const phase = betaalverzoekPhase(asking, today);
  return phase === 'tooLate' || (phase === 'toPay' && asking.titel === 'Aanmaning');
}

const urgency = ['Aanmaning', 'Herinnering', 'Incasso mislukt', 'Factuur'] as const;

// A title that we do not know is as urgent as a first one.
function rank({ titel }: Pick<AskedBetaalverzoek, 'titel'>): number {
  const known = betaalverzoekTitles.find((title) => title === titel);
  return urgency.indexOf(known ?? 'Factuur');
}

/**
 * What has something to pay, by its last day, which is also what the first line names; of one day the most urgent
 * title first. What the bank is still at asks nothing, and stands at the end.
 */
export function byUrgency<A extends AskedBetaalverzoek>(betaalverzoeken: readonly A[]): A[] {
  return betaalverzoeken
    .filter(({ bedragTeBetalen }) => bedragTeBetalen > 0)
    .toSorted(
      (a, b) =>
        Number(isPayable(b)) - Number(isPayable(a)) ||
        a.uitersteBetaalDatum.localeCompare(b.uitersteBetaalDatum) ||
        rank(a) - rank(b),
    );
}
