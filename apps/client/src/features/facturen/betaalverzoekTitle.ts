import { type BetaalverzoekTitle, betaalverzoekTitles } from '@mijn/domain/factuurKindInfo';
import * as words from '../../generated/texts/shared.js';

const names: Readonly<Record<BetaalverzoekTitle, () => string>> = {
  Factuur: words.betaalverzoek,
  'Incasso mislukt': words.incassoFailed,
  Herinnering: words.herinnering,
  Aanmaning: words.aanmaning,
};

/** A payment request's title (§3) when we know it. */
export function knownTitle(title: string): BetaalverzoekTitle | undefined {
  return betaalverzoekTitles.find((one) => one === title);
}

/**
 * What a payment request's title (§3) is on every screen: a plain one is a
 * "Betaalverzoek", as "factuur" is what it is about. A title that we do not know stays as it is.
 */
export function betaalverzoekTitle(title: string): string {
  const known = knownTitle(title);
  return known === undefined ? title : names[known]();
}
