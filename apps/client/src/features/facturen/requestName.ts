import type { Language } from '@mijn/domain/language';
import * as m from '../../generated/texts/facturen.js';
import type { BetaalverzoekInList } from './facturen.fragments.ts';
import { factuurTitle } from './factuurTitle.ts';

/** What a payment request is for: its first invoice, and how many more; undefined where nobody tells. */
export function requestName(
  { facturen }: Pick<BetaalverzoekInList, 'facturen'>,
  language: Language,
): string | undefined {
  const [first, ...more] = facturen;
  if (!first) return undefined;
  const factuur = factuurTitle(first.factuur, first, language);
  return more.length === 0 ? factuur : m.andMore({ factuur, aantal: more.length });
}
