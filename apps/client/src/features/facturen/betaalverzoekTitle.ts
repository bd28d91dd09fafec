import { type BetaalverzoekTitle, betaalverzoekTitles } from '@mijn/domain/factuurKindInfo';
import * as words from '../../generated/texts/shared.js';

const names: Readonly<Record<BetaalverzoekTitle, () => string>> = {
  Factuur: words.betaalverzoek,
  'Incasso mislukt': words.incassoFailed,
  Herinnering: words.herinnering,
  Aanmaning: words.aanmaning,
};

/** Returns the known title of a payment request (§3), if it is one. */
export function knownTitle(title: string): BetaalverzoekTitle | undefined {
  return betaalverzoekTitles.find((one) => one === title);
}

/**
 * Returns the name of a payment request's title (§3): a plain one is "Betaalverzoek", because "factuur" is
 * the thing it is about. An unknown title stays as it is.
 */
export function betaalverzoekTitle(title: string): string {
  const known = knownTitle(title);
  return known === undefined ? title : names[known]();
}
