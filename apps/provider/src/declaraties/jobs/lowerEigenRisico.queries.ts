import type { Brand } from '@mijn/domain/brands';
import type { Statement } from '../../db/database.ts';
import { tooMuchEigenRisico } from '../../facts/tooMuchEigenRisico.queries.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { LineKey } from './takeBack.queries.ts';
import type { PersonYear } from './yearLock.queries.ts';

/** A year of a person with a brand. */
export interface BrandYear extends PersonYear {
  readonly merk: Brand;
}

const selectTooMuch: Statement = {
  name: 'selectTooMuchEigenRisico',
  text: `${tooMuchEigenRisico('$1')} ORDER BY relatienummer, merk, jaar LIMIT $2`,
};

/** The years of which more own risk was used than there is, as of a day: `most` of them at most. */
export async function listTooMuchEigenRisico(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  most: number,
): Promise<readonly BrandYear[]> {
  return query<BrandYear>(selectTooMuch, [day.toString(), most]);
}

// By its own correction, which there is once.
const tell: Statement = {
  name: 'addLoweredBericht',
  text: `
    INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
    SELECT concat_ws('/', 'eigenRisico', g.nummer, max(g.volgnummer)), g.relatienummer, 'eigenRisico', g.nummer,
      $3::date
    FROM insurer.declaratie_regel g
    WHERE g.nummer = $1 AND g.corrigeert = $2 AND g.correctie = 'verminderd'
    GROUP BY g.nummer, g.relatienummer
    ON CONFLICT (sleutel) DO NOTHING`,
};

/** Tells the person whose care it was that their own risk became less, by the last line of which it came off. */
export async function addLoweredBericht(
  { query }: JobTransaction,
  { nummer, volgnummer }: LineKey,
  day: Temporal.PlainDate,
): Promise<void> {
  await query(tell, [nummer, volgnummer, day.toString()]);
}
