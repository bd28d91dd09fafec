import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';

/** How many days before a pass ends the next one is issued: it comes by post. */
const issuedAhead = 42;

// Of pass `z`: whether it is somebody's last, and whether that person is insured on a day.
const isLast = `NOT EXISTS (SELECT FROM insurer.zorgpas n
  WHERE n.relatienummer = z.relatienummer AND n.uitgegeven_op > z.uitgegeven_op)`;
const insuredOn = (day: string): string => `EXISTS (SELECT FROM insurer.verzekering v
  JOIN insurer.polis p USING (polisnummer)
  WHERE v.relatienummer = z.relatienummer AND v.geldig_van <= ${day} AND p.geldig_van <= ${day}
    AND coalesce(least(v.geldig_tot, p.geldig_tot), 'infinity') > ${day})`;

/**
 * SQL: the days (`dag`) after day $1 on which a pass is to be issued: the next one by its end, and tomorrow for whose pass
 * is near its end already, or over it: they were not insured when its turn came.
 */
export const selectNextIssues = `
  SELECT * FROM (SELECT z.vervaldatum - ${issuedAhead} AS dag FROM insurer.zorgpas z
    WHERE z.vervaldatum > $1::date + ${issuedAhead} AND ${isLast}
      AND ${insuredOn(`z.vervaldatum - ${issuedAhead}`)}
    ORDER BY z.vervaldatum LIMIT 1) next
  UNION ALL
  SELECT $1::date + 1 WHERE EXISTS (SELECT FROM insurer.zorgpas z
    WHERE z.vervaldatum <= $1::date + ${issuedAhead} AND ${isLast} AND ${insuredOn('$1::date + 1')})`;

// The number of the card goes on in its last digits.
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
 * Issues the next pass of everybody who is insured on a day and whose last one ends within six weeks, or has ended.
 * @returns how many.
 */
export async function addNextZorgpassen(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  return (await query(issue, [day.toString()])).length;
}
