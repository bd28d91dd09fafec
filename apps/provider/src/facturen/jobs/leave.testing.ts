import type { RandomSource } from '@mijn/domain/random.testing';
import type pg from 'pg';

/**
 * Lets a person leave; with the verzekeringsnemer, everybody of the policy leaves, and some move to
 * another policy of the same brand. Becomes known up to twenty days later.
 */
export async function endInsurance(
  owner: pg.Pool,
  random: RandomSource,
  day: Temporal.PlainDate,
): Promise<void> {
  const { rows } = await owner.query<{ relatienummer: string; polis: string; holder: boolean }>(
    `SELECT v.relatienummer, p.polisnummer AS polis, p.verzekeringsnemer = v.relatienummer AS holder
     FROM insurer.verzekering v JOIN insurer.polis p USING (polisnummer)
     WHERE v.geldig_tot IS NULL AND p.geldig_tot IS NULL AND v.geldig_van < $1::date - 21 ORDER BY 1`,
    [day.toString()],
  );
  const who = rows[random.below(rows.length)];
  if (!who) return;
  const until = day.subtract({ days: random.below(21) }).toString();
  const of = who.holder ? 'polis' : 'verzekering';
  const key = who.holder ? who.polis : who.relatienummer;
  await owner.query(
    `UPDATE insurer.${of} SET geldig_tot = $2
     WHERE ${who.holder ? 'polisnummer' : 'relatienummer'} = $1 AND geldig_tot IS NULL`,
    [key, until],
  );
  if (who.holder || random.chance(0.3)) return;
  await owner.query(
    `INSERT INTO insurer.verzekering (polisnummer, relatienummer, geldig_van)
     SELECT q.polisnummer, $1, $3::date FROM insurer.polis p
     JOIN insurer.polis q ON q.merk = p.merk AND q.polisnummer <> p.polisnummer
     WHERE p.polisnummer = $2 AND q.geldig_tot IS NULL AND q.geldig_van <= $3::date
     ORDER BY md5(q.polisnummer || $1) LIMIT 1`,
    [who.relatienummer, who.polis, until],
  );
}
