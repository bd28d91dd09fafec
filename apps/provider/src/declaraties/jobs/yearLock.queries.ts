import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';

/** SQL: lock key for judging and correcting a year of a person or policy. */
export function judgementKey(who: string, year: string): string {
  return `hashtextextended(concat_ws('/', 'oordeel', ${who}, ${year}), 0)`;
}

export interface PersonYear {
  readonly relatienummer: string;
  readonly jaar: number;
}

// In the order that judgements use, to avoid deadlocks.
const lockYears: Statement = {
  name: 'lockPersonYears',
  text: `
    SELECT pg_advisory_xact_lock(key) FROM (
      SELECT DISTINCT ${judgementKey('y.relatienummer', 'y.jaar')} AS key
      FROM json_to_recordset($1) AS y (relatienummer text, jaar int) ORDER BY key) locks`,
};

/** Locks out judgements and corrections of these years of persons until the transaction ends. */
export async function lockPersonYears(
  { query }: JobTransaction,
  years: readonly PersonYear[],
): Promise<void> {
  await query(lockYears, [JSON.stringify(years)]);
}
