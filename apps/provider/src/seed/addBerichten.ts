import type pg from 'pg';

// Jobs of the history create the messages about bills; seeded claims have none yet.
const tellDeclaraties = `
  INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
  SELECT concat_ws('/', 'declaratie', d.nummer, told.who), told.who, 'declaratie', d.nummer, judged.datum
  FROM insurer.declaratie d
  CROSS JOIN LATERAL (SELECT d.relatienummer AS who UNION SELECT d.indiener) told
  CROSS JOIN LATERAL (
    SELECT (d.afgehandeld_op AT TIME ZONE 'Europe/Amsterdam')::date AS datum) judged
  WHERE judged.datum > $1::date - 60
  ORDER BY d.afgehandeld_op, d.nummer, told.who`;

// Older messages, and those about opened claims, count as read.
const readOld = `
  UPDATE insurer.bericht b SET gelezen_op = now()
  WHERE b.datum < $1::date - 14
    OR EXISTS (SELECT FROM insurer.declaratie_gezien g
      WHERE g.kijker = b.relatienummer AND g.nummer = b.onderwerp)`;

/**
 * Inserts messages about claims of the last 60 days, and marks those older than 14 days or about
 * opened claims as read.
 * @param until the last day of the history, `yyyy-mm-dd`.
 */
export async function addBerichten(client: pg.ClientBase, until: string): Promise<void> {
  await client.query(tellDeclaraties, [until]);
  await client.query(readOld, [until]);
}
