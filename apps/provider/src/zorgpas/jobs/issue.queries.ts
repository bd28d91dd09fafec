import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';

// Days before the end of a pass on which the next is issued, because it is sent by post.
const issuedAhead = 42;

// Conditions on pass `z`: it is the person's last one; the person is insured on a day.
const isLast = `NOT EXISTS (SELECT FROM insurer.zorgpas n
  WHERE n.relatienummer = z.relatienummer AND n.uitgegeven_op > z.uitgegeven_op)`;
const insuredOn = (day: string): string => `EXISTS (SELECT FROM insurer.verzekering v
  JOIN insurer.polis p USING (polisnummer)
  WHERE v.relatienummer = z.relatienummer AND v.geldig_van <= ${day} AND p.geldig_van <= ${day}
    AND coalesce(least(v.geldig_tot, p.geldig_tot), 'infinity') > ${day})`;

/**
 * SQL: days (`dag`) after day $1 on which passes are to be issued: six weeks before the end of a
 * pass, and tomorrow for people whose pass is nearer to its end or over, because they were not
 * insured at that time.
 */
export const selectNextIssues = `
  SELECT * FROM (SELECT z.vervaldatum - ${issuedAhead} AS dag FROM insurer.zorgpas z
    WHERE z.vervaldatum > $1::date + ${issuedAhead} AND ${isLast}
      AND ${insuredOn(`z.vervaldatum - ${issuedAhead}`)}
    ORDER BY z.vervaldatum LIMIT 1) next
  UNION ALL
  SELECT $1::date + 1 WHERE EXISTS (SELECT FROM insurer.zorgpas z
    WHERE z.vervaldatum <= $1::date + ${issuedAhead} AND ${isLast} AND ${insuredOn('$1::date + 1')})`;

// The last digits of the card number are incremented.
const issue: Statement = {
  name: 'addNextZorgpassen',
  text: `
    INSERT INTO insurer.zorgpas (identificatie, relatienummer, uzovi, uitgegeven_op, vervaldatum)
    SELECT left(z.identificatie, 18) || lpad(((right(z.identificatie, 2)::int + 1) % 100)::text, 2, '0'),
      z.relatienummer, z.uzovi, $1::date, (greatest(z.vervaldatum, $1::date) + interval '5 years')::date
    FROM insurer.zorgpas z
    WHERE z.vervaldatum <= $1::date + ${issuedAhead} AND z.uitgegeven_op < $1::date AND ${isLast}
      AND ${insuredOn('$1::date')}
    RETURNING relatienummer`,
};

/**
 * Issues the next pass of everybody who is insured on a day and whose last pass ends within six
 * weeks, or has ended.
 * @returns how many.
 */
export async function addNextZorgpassen(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  return (await query(issue, [day.toString()])).length;
}
