import type { Language } from '@mijn/domain/language';
import { facturenName } from '../../help/factuurName/factuurTitle.ts';
import { betaalverzoekTitle } from './betaalverzoekTitle.ts';
import type { BetaalverzoekInList } from './facturen.fragments.ts';

/**
 * What a payment request is called on every screen: its first invoice, and how many more; its title
 * where the insurer does not tell what it is for.
 */
export function betaalverzoekName(
  { facturen, titel }: Pick<BetaalverzoekInList, 'facturen' | 'titel'>,
  language: Language,
): string {
  return facturenName(facturen, language) ?? betaalverzoekTitle(titel);
}
