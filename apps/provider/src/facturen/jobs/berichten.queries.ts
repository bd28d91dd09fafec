import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';

/** So many days before a payment request is due, or a term is debited, it is told (ADR 0063). */
export const daysAhead = 3;

// What is told once only, by its key.
const betaalverzoek = `concat_ws('/', 'betaalverzoek', v.kenmerk, v.uiterste_betaaldatum)`;
const termijn = `concat_ws('/', 'termijn', i.incasso_id)`;

/**
 * SQL: tells on a day that payment requests were made or renewed because something was not paid, by rows of
 * kenmerk, debiteur and uiterste_betaaldatum. An ordinary request is told when its last day comes near.
 */
export const tellReminder = (betaalverzoeken: string, day = '$1::date'): string => `
  INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
  SELECT concat_ws('/', 'herinnerd', kenmerk, uiterste_betaaldatum), debiteur, 'betaalverzoek', kenmerk, ${day}
  FROM ${betaalverzoeken} ON CONFLICT (sleutel) DO NOTHING`;

/**
 * SQL: the day of whatever is due after `daysAhead` days from $1, the last day that has been run; what is
 * planned at shorter notice is told on its first day.
 */
export const selectDueAfter = `
  SELECT min(uiterste_betaaldatum) AS dag FROM insurer.betaalverzoek
  WHERE uiterste_betaaldatum > $1::date + ${daysAhead}
  UNION ALL
  SELECT min(i.datum) FROM insurer.incasso i
  WHERE i.status = 'gepland' AND i.regeling_id IS NOT NULL AND i.datum > $1::date + 1
    AND NOT EXISTS (SELECT FROM insurer.bericht b WHERE b.sleutel = ${termijn})`;

const tellDue: Statement = {
  name: 'addDueBerichten',
  text: `
    INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
    SELECT ${betaalverzoek}, v.debiteur, 'betaalverzoek', v.kenmerk, $1::date
    FROM insurer.betaalverzoek v
    WHERE v.uiterste_betaaldatum = $1::date + ${daysAhead}
      AND EXISTS (SELECT FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
        WHERE f.betaalverzoek = v.kenmerk AND s.open > 0)
    UNION ALL
    SELECT ${termijn}, i.debiteur, 'termijn', i.incasso_id::text, $1::date
    FROM insurer.incasso i
    WHERE i.status = 'gepland' AND i.regeling_id IS NOT NULL
      AND i.datum BETWEEN $1::date + 1 AND $1::date + ${daysAhead}
    ON CONFLICT (sleutel) DO NOTHING
    RETURNING bericht_id`,
};

/** Tells what has to be paid, and which terms of arrangements are debited, in three days; returns how many. */
export async function addDueBerichten(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  return (await query(tellDue, [day.toString()])).length;
}
