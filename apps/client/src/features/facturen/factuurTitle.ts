import { formatMonth } from '@mijn/domain/datum';
import { factuurKindInfo, isFactuurKind } from '@mijn/domain/factuurKindInfo';
import type { Language } from '@mijn/domain/language';
import * as m from '../../generated/texts/facturen.js';
import type { FactuurInRow } from './facturen.fragments.ts';

/** A kind of invoice in the reader's language; one that we do not know stays as the insurer wrote it. */
export function factuurKindName(kind: string, language: Language): string {
  return isFactuurKind(kind) ? factuurKindInfo[kind][language] : kind;
}

const perMonth: ReadonlySet<string> = new Set(['Zorgpremie', 'Eigenrisicotermijn']);

/** What the name of an invoice is read from; a period is `yyyy-mm` or `yyyy`. */
export type WithPeriod = Pick<FactuurInRow, 'datum' | 'periode'>;

/**
 * What an invoice is called: its kind, and the month or the year it is for. Where the insurer does
 * not tell, what comes every month is named after its own day.
 * @param underYear the year (`yyyy`) that stands above it already, and is left out
 */
export function factuurTitle(
  kind: string,
  from: WithPeriod,
  language: Language,
  underYear?: string,
): string {
  const name = factuurKindName(kind, language);
  const period = from.periode ?? (perMonth.has(kind) ? from.datum.slice(0, 7) : undefined);
  if (period === undefined || period === underYear) return name;
  const words = period.length === 7 ? formatMonth(`${period}-01`, language) : period;
  if (underYear !== undefined) {
    return m.titleWithPeriod({ soort: name, periode: words.replace(` ${underYear}`, '') });
  }
  return m.titleWithPeriod({ soort: name, periode: words });
}
