import { premieperiodes } from '@mijn/domain/factuur';
import type { RandomSource } from '@mijn/domain/random.testing';
import type pg from 'pg';

/** Lets the verzekeringsnemer of a running policy choose another period of premium. */
export async function choosePremieperiode(
  owner: Pick<pg.Pool, 'query'>,
  random: RandomSource,
): Promise<void> {
  const { rows } = await owner.query<{ polisnummer: string }>(
    `SELECT polisnummer FROM insurer.polis WHERE geldig_tot IS NULL ORDER BY 1`,
  );
  const chosen = rows[random.below(rows.length)];
  if (!chosen) return;
  await owner.query(`UPDATE insurer.polis SET premieperiode = $2 WHERE polisnummer = $1`, [
    chosen.polisnummer,
    random.choose(premieperiodes),
  ]);
}
