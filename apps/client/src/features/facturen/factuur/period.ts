import { formatDay, addDays, formatMonth } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import * as m from '../../../generated/texts/factuur.js';
import type { FactuurOf } from './factuur.ts';

/** A period of days, both included. */
export type Period = FactuurOf<'PremieFactuur'>['premieRegels'][number]['periode'];

function isWholeMonth({ datumIngang, datumEinde }: Period): boolean {
  return (
    datumIngang.endsWith('-01') &&
    datumIngang.slice(0, 7) === datumEinde.slice(0, 7) &&
    addDays(datumEinde, 1).endsWith('-01')
  );
}

/** Formats a period: `november 2026` for a whole month, else its first and last date. */
export function formatPeriod(period: Period, language: Language): string {
  if (isWholeMonth(period)) return formatMonth(period.datumIngang, language);
  const { datumIngang: from, datumEinde: until } = period;
  return m.fromUntil({
    van: formatDay(from, language),
    until: formatDay(until, language),
  });
}
