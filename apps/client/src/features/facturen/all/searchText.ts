import { formatDay } from '@mijn/domain/datum';
import { languages } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import { factuurTitle } from '../../../help/factuurName/factuurTitle.ts';
import type { FactuurInList } from '../facturen.fragments.ts';
import { shortStatus } from '../status/factuurStatus.ts';

/** Returns the text that an invoice is searched by, in both languages. */
export function searchText(factuur: FactuurInList): string {
  const { soortFactuur, datum, bedrag, kenmerk, status, ...period } = factuur;
  const perLanguage = languages.flatMap((language) => [
    factuurTitle(soortFactuur, { datum, ...period }, language),
    formatDay(datum, language),
    formatAmount(Math.abs(bedrag), language),
  ]);
  return [...perLanguage, datum, kenmerk, shortStatus(factuur) ?? status].join(' ');
}
