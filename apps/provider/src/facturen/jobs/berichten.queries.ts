import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { isBeingPaidSql } from '../../facts/waitingMoney.queries.ts';

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
 * SQL: tells that debits failed, by rows of incasso_id. What is tried a second time, and fails again, is told as the same:
 * the later message takes the place of the earlier one.
 */
export const tellFailed = (incassos: string, day: string): string => `
  INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
  SELECT concat_ws('/', 'mislukt', i.incasso_id), i.debiteur, 'termijn',
    (SELECT coalesce(min(e.incasso_id), i.incasso_id)::text FROM insurer.incasso e
      WHERE e.kenmerk = i.kenmerk AND e.poging = 1), ${day}
  FROM ${incassos} JOIN insurer.incasso i USING (incasso_id) WHERE i.status = 'mislukt'
  ON CONFLICT (sleutel) DO NOTHING`;

// Nobody is asked to pay what may be paid already; once that is over it is told, as long as the last day is to come.
const toTell = (from: string, until: string): string => `
  v.uiterste_betaaldatum BETWEEN ${from} AND ${until} AND NOT ${isBeingPaidSql}
  AND NOT EXISTS (SELECT FROM insurer.bericht b WHERE b.sleutel = ${betaalverzoek})
  AND EXISTS (SELECT FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
    WHERE f.betaalverzoek = v.kenmerk AND s.open > 0)`;

/**
 * SQL: the day of whatever is due after `daysAhead` days from $1, the last day that has been run; what is
 * planned at shorter notice is told on its first day.
 */
export const selectDueAfter = `
  SELECT min(uiterste_betaaldatum) AS dag FROM insurer.betaalverzoek
  WHERE uiterste_betaaldatum > $1::date + ${daysAhead}
  UNION ALL
  SELECT min(v.uiterste_betaaldatum) FROM insurer.betaalverzoek v
  WHERE ${toTell('$1::date + 2', `$1::date + ${daysAhead}`)}
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
    WHERE ${toTell('$1::date + 1', `$1::date + ${daysAhead}`)}
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
