import type { CareFacts } from '../../assess/judge.ts';
import type { BookedLine } from '../../assess/corrections/takeBack.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { getFactsOfYear } from './assess.queries.ts';
import { type LineInBooks, listLinesInBooks } from './takeBack.queries.ts';
import type { PersonYear } from './yearLock.queries.ts';

/** A line of a year in the books, which knows of which claim it is. */
export type LineOfYear = BookedLine & Pick<LineInBooks, 'nummer' | 'volgnummer' | 'soortIndiener'>;

/** What a year of a person is judged by, and its lines that count in the order in which they were judged. */
export interface YearInBooks {
  readonly facts: CareFacts;
  readonly lines: readonly LineOfYear[];
}

/** Reads a year of a person, to be corrected under its lock. */
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
