import type { Statement } from '../../../db/database.ts';
import { brandSql } from '../../../facts/people.queries.ts';
import { polisbladDay, polisbladenSql } from '../../../facts/polisblad.queries.ts';
import type { JobTransaction } from '../../../jobs/jobTransaction.ts';

/** Days of the calendar on which people are told of a new policy sheet. */
export const polisbladDays = {
  season: polisbladDay,
  /** For policies that began since, also with the year, and for years whose premium was late. */
  newYear: { month: 1, day: 2 },
} as const;

// A second policy of the same person has the same key, so that there is one message per person and year.
const tell: Statement = {
  name: 'addPolisbladBerichten',
  text: `
    INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
    SELECT DISTINCT ON (p.verzekeringsnemer) concat_ws('/', 'polisblad', p.verzekeringsnemer, s.jaar),
      p.verzekeringsnemer, 'polisblad', concat_ws('/', p.polisnummer, s.jaar), $1::date
    FROM insurer.polis p CROSS JOIN LATERAL ${polisbladenSql('$1::date')} s
    WHERE s.jaar = $2 AND p.merk = 'ZZ'
      AND ${brandSql('p.verzekeringsnemer', '$1::date')} = 'ZZ'
    ORDER BY p.verzekeringsnemer, p.polisnummer
    ON CONFLICT (sleutel) DO NOTHING RETURNING bericht_id`,
};

/**
 * Inserts messages about policy sheets of the next year, or of a year that has begun, for people who see their documents
 * in the app; returns how many.
 */
export async function addPolisbladBerichten(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
): Promise<number> {
  const year = day.month === polisbladDays.newYear.month ? day.year : day.year + 1;
  return (await query(tell, [day.toString(), year])).length;
}
