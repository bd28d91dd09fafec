import { formatMonth } from '@mijn/domain/datum';
import { factuurKindInfo, isFactuurKind } from '@mijn/domain/factuur';
import type { Language } from '@mijn/domain/language';
import * as m from '../../generated/texts/factuurName.js';

/** Returns the name of a kind of invoice in the reader's language; an unknown kind stays as the insurer wrote it. */
function factuurKindName(kind: string, language: Language): string {
  return isFactuurKind(kind) ? factuurKindInfo[kind][language] : kind;
}

const perMonth: ReadonlySet<string> = new Set(['Zorgpremie', 'Eigenrisicotermijn']);

/**
 * The fields that the name of an invoice is derived from; a period is `yyyy-mm`, `yyyy-mm/yyyy-mm`, `yyyy`
 * or `yyyy/yyyy`.
 */
export interface WithPeriod {
  readonly datum: string;
  readonly periode: string | null;
}

function monthWords(month: string, language: Language, withoutYear: string | undefined): string {
  const words = formatMonth(`${month}-01`, language);
  return withoutYear === undefined ? words : words.replace(` ${withoutYear}`, '');
}

// Counts the months from one to another (`yyyy-mm`).
function monthsBetween(first: string, last: string): number {
  const [from = 0, until = 0] = [first, last].map(
    (month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)),
  );
  return until - from;
}

/**
 * Returns the words for a period in the notation of `WithPeriod`: both of two months, the first and last of
 * more, and their common year once.
 * @param underYear the year (`yyyy`) of the heading above, which is left out
 */
export function periodWords(period: string, language: Language, underYear?: string): string {
  const [first = '', last] = period.split('/');
  if (first.length < 7) return last === undefined ? first : m.months({ first, last });
  if (last === undefined) return monthWords(first, language, underYear);
  const sameYear = first.slice(0, 4) === last.slice(0, 4);
  const words = monthsBetween(first, last) > 1 ? m.monthsUntil : m.months;
  return words({
    first: monthWords(first, language, sameYear ? first.slice(0, 4) : underYear),
    last: monthWords(last, language, underYear),
  });
}

/**
 * Returns the name of an invoice: its kind, and its months or year. Without a period, a monthly kind is
 * named after its own date.
 * @param underYear the year (`yyyy`) of the heading above, which is left out
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
  const words = periodWords(period, language, underYear);
  return m.titleWithPeriod({ kind: name, periode: words });
}

/** Returns the name of invoices that are paid together: the first, and the number of others; undefined without any. */
export function facturenName(
  [first, ...more]: readonly (WithPeriod & { readonly factuur: string })[],
  language: Language,
): string | undefined {
  if (!first) return undefined;
  const factuur = factuurTitle(first.factuur, first, language);
  return more.length === 0 ? factuur : m.andMore({ factuur, aantal: more.length });
}
