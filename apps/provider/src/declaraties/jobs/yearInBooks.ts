import type { CareFacts } from '../../assess/judge.ts';
import type { BookedLine } from '../../assess/corrections/takeBack.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { getFactsOfYear } from './assess.queries.ts';
import { type LineInBooks, listLinesInBooks } from './takeBack.queries.ts';
import type { PersonYear } from './yearLock.queries.ts';

export type LineOfYear = BookedLine & Pick<LineInBooks, 'nummer' | 'volgnummer' | 'soortIndiener'>;

/** Data for judging a year of a person, and its counting lines in the order of judging. */
export interface YearInBooks {
  readonly facts: CareFacts;
  readonly lines: readonly LineOfYear[];
}

/** Returns a year of a person for correction; the year must be locked. */
export async function getYearInBooks(
  transaction: JobTransaction,
  year: PersonYear,
): Promise<YearInBooks> {
  const facts = await getFactsOfYear(transaction, year);
  const rows = await listLinesInBooks(transaction, year.relatienummer, year.jaar);
  const lines = rows.map(({ dekkingId, ...line }) => {
    const dekking = facts.dekkingen.find((one) => one.dekkingId === dekkingId) ?? null;
    return { ...line, dekking };
  });
  return { facts, lines };
}
