import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';

/** SQL: the key of the lock under which a year of a person or policy is judged and corrected. */
export function judgementKey(who: string, year: string): string {
  return `hashtextextended(concat_ws('/', 'oordeel', ${who}, ${year}), 0)`;
}

/** A year of a person. */
export interface PersonYear {
  readonly relatienummer: string;
  readonly jaar: number;
}

// In the same order as judgements, so that two never wait for each other.
const lockYears: Statement = {
  name: 'lockPersonYears',
  text: `
    SELECT pg_advisory_xact_lock(key) FROM (
      SELECT DISTINCT ${judgementKey('y.relatienummer', 'y.jaar')} AS key
      FROM json_to_recordset($1) AS y (relatienummer text, jaar int) ORDER BY key) locks`,
};

/** Holds off judgements and corrections of these years of persons until the transaction ends. */
export async function lockPersonYears(
  { query }: JobTransaction,
  years: readonly PersonYear[],
): Promise<void> {
  await query(lockYears, [JSON.stringify(years)]);
}
