import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';

// A message that a browser still waits for stays until it was sent or given up.
const remove: Statement = {
  name: 'removeOldBerichten',
  text: `
    DELETE FROM insurer.bericht WHERE bericht_id IN (
      SELECT b.bericht_id FROM insurer.bericht b
      WHERE b.datum < $1::date AND NOT EXISTS (SELECT FROM insurer.push_due p WHERE p.bericht_id = b.bericht_id)
      ORDER BY b.datum LIMIT $2)
    RETURNING bericht_id`,
};

/** Deletes at most `most` messages of before this day of the insurer; returns how many. */
export async function removeOldBerichten(
  { query }: JobTransaction,
  before: Temporal.PlainDate,
  most: number,
): Promise<number> {
  return (await query(remove, [before.toString(), most])).length;
}
