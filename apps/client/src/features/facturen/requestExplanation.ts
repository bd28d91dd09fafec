import { formatAmount } from '@mijn/domain/money';
import type { Language } from '@mijn/domain/language';
import * as m from '../../generated/texts/facturen.js';
import { titleWords } from './betaalverzoekTitle.ts';
import type { BetaalverzoekInList } from './facturen.fragments.ts';
import { dayInSentence } from './dag.ts';

/** What a payment request's title means and what happens next; `today` is `yyyy-mm-dd`. */
export function requestExplanation(
  request: Pick<BetaalverzoekInList, 'titel' | 'uitersteBetaalDatum'>,
  today: string,
  language: Language,
): string {
  const dag = dayInSentence(request.uitersteBetaalDatum, language);
  if (request.uitersteBetaalDatum < today) return m.explanationTooLate({ dag });
  return titleWords(request.titel).uitleg(dag);
}

/** What an Aanmaning warns of, in words; nothing where no costs would follow. */
export function costsSentence(costs: number | null, language: Language): string | undefined {
  return costs ? m.costs({ bedrag: formatAmount(costs, language) }) : undefined;
}
