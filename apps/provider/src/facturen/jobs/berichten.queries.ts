import type { Statement } from '../../db/database.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import { isBeingPaidSql } from '../../facts/money.queries.ts';
import { announcedDays } from '../herinnering.rules.ts';

// Keys that make each message unique.
const betaalverzoek = `concat_ws('/', 'betaalverzoek', v.kenmerk, v.uiterste_betaaldatum)`;
/** SQL: key of the message that announces debit `alias`. */
export const termijnKeySql = (alias: string): string =>
  `concat_ws('/', 'termijn', ${alias}.incasso_id)`;
const termijn = termijnKeySql('i');

/**
 * SQL: inserts messages about payment requests created or renewed because something was not paid, from
 * rows of kenmerk, debiteur and uiterste_betaaldatum. Ordinary requests get a message near their last
 * day.
 */
export const insertReminderBerichtSql = (betaalverzoeken: string, day = '$1::date'): string => `
  INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
  SELECT concat_ws('/', 'herinnerd', kenmerk, uiterste_betaaldatum), debiteur, 'betaalverzoek', kenmerk, ${day}
  FROM ${betaalverzoeken} ON CONFLICT (sleutel) DO NOTHING`;

/**
 * SQL: inserts messages about failed debits, from rows of incasso_id. A second failure has the subject
 * of the first, so that its message replaces the earlier one.
 */
export const insertFailedBerichtSql = (incassos: string, day: string): string => `
  INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
  SELECT concat_ws('/', 'mislukt', i.incasso_id), i.debiteur, 'termijn',
    (SELECT coalesce(min(e.incasso_id), i.incasso_id)::text FROM insurer.incasso e
      WHERE e.kenmerk = i.kenmerk AND e.poging = 1), ${day}
  FROM ${incassos} JOIN insurer.incasso i USING (incasso_id) WHERE i.status = 'mislukt'
  ON CONFLICT (sleutel) DO NOTHING`;

// Excludes requests that may be paid already; they get their message later, if the last day is still to come.
const toTell = (from: string, until: string): string => `
  v.uiterste_betaaldatum BETWEEN ${from} AND ${until} AND NOT ${isBeingPaidSql}
  AND NOT EXISTS (SELECT FROM insurer.bericht b WHERE b.sleutel = ${betaalverzoek})
  AND EXISTS (SELECT FROM insurer.factuur f JOIN insurer.factuur_stand s USING (kenmerk)
    WHERE f.betaalverzoek = v.kenmerk AND s.open > 0)`;

/**
 * SQL: next day with messages after $1, the last day that was run; payments planned at shorter notice
 * get theirs on their first day.
 */
export const selectDueAfter = `
  SELECT min(uiterste_betaaldatum) AS dag FROM insurer.betaalverzoek
  WHERE uiterste_betaaldatum > $1::date + ${announcedDays}
  UNION ALL
  SELECT min(v.uiterste_betaaldatum) FROM insurer.betaalverzoek v
  WHERE ${toTell('$1::date + 2', `$1::date + ${announcedDays}`)}
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
    WHERE ${toTell('$1::date + 1', `$1::date + ${announcedDays}`)}
    UNION ALL
    SELECT ${termijn}, i.debiteur, 'termijn', i.incasso_id::text, $1::date
    FROM insurer.incasso i
    WHERE i.status = 'gepland' AND i.regeling_id IS NOT NULL
      AND i.datum BETWEEN $1::date + 1 AND $1::date + ${announcedDays}
    ON CONFLICT (sleutel) DO NOTHING
    RETURNING bericht_id`,
};

/** Inserts messages about payments and terms that are due in three days; returns how many. */
export async function addDueBerichten(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  return (await query(tellDue, [day.toString()])).length;
}
