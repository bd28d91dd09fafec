import type { Language } from '@mijn/domain/language';
import * as m from '../../generated/texts/facturen.js';
import { betaalverzoekTitle } from './betaalverzoekTitle.ts';
import type { BetaalverzoekInList } from './facturen.fragments.ts';
import { factuurTitle } from './factuurTitle.ts';

/**
 * What a payment request is called on every screen: its first invoice, and how many more; its title
 * where the insurer does not tell what it is for.
 */
export function betaalverzoekName(
  { facturen, titel }: Pick<BetaalverzoekInList, 'facturen' | 'titel'>,
  language: Language,
): string {
  const [first, ...more] = facturen;
  if (!first) return betaalverzoekTitle(titel);
  const factuur = factuurTitle(first.factuur, first, language);
  return more.length === 0 ? factuur : m.andMore({ factuur, aantal: more.length });
}
