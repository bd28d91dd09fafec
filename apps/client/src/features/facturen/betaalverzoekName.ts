import type { Language } from '@mijn/domain/language';
import { facturenName } from '../../help/factuurName/factuurTitle.ts';
import { betaalverzoekTitle } from './betaalverzoekTitle.ts';
import type { BetaalverzoekInList } from './facturen.fragments.ts';

/**
 * Returns the name of a payment request on every screen: its first invoice and the number of others, or its
 * title when the invoices are unknown.
 */
export function betaalverzoekName(
  { facturen, titel }: Pick<BetaalverzoekInList, 'facturen' | 'titel'>,
  language: Language,
): string {
  return facturenName(facturen, language) ?? betaalverzoekTitle(titel);
}
