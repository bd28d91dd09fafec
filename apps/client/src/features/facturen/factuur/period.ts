import { formatDay, addDays, formatMonth } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import * as m from '../../../generated/texts/factuur.js';
import type { FactuurOf } from './factuur.ts';

/** A period of days, both included. */
export type Period = FactuurOf<'PremieFactuur'>['premieRegels'][number]['periode'];

const hasWholeMonths = ({ datumIngang, datumEinde }: Period): boolean =>
  datumIngang.endsWith('-01') && addDays(datumEinde, 1).endsWith('-01');

/** Formats a period: `november 2026` for a whole month, the first and last of several, else its first and last date. */
export function formatPeriod(period: Period, language: Language): string {
  const { datumIngang: from, datumEinde: until } = period;
  if (hasWholeMonths(period)) {
    const [first, last] = [formatMonth(from, language), formatMonth(until, language)];
    if (first === last) return first;
    const year = ` ${until.slice(0, 4)}`;
    return m.fromUntil({ van: first.replace(year, ''), until: last });
  }
  return m.fromUntil({
    van: formatDay(from, language),
    until: formatDay(until, language),
  });
}
