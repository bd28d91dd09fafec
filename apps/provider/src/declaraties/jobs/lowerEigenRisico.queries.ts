import type { Brand } from '@mijn/domain/brands';
import type { Statement } from '../../db/database.ts';
import { tooMuchEigenRisico } from '../../facts/care.queries.ts';
import type { JobTransaction } from '../../jobs/jobTransaction.ts';
import type { LineKey } from './takeBack.queries.ts';
import type { PersonYear } from './yearLock.queries.ts';

export interface BrandYear extends PersonYear {
  readonly merk: Brand;
}

const selectTooMuch: Statement = {
  name: 'selectTooMuchEigenRisico',
  text: `${tooMuchEigenRisico('$1')} ORDER BY relatienummer, merk, jaar LIMIT $2`,
};

/** Returns up to `most` years with more used own risk than there is, as of a day. */
export async function listTooMuchEigenRisico(
  { query }: JobTransaction,
  day: Temporal.PlainDate,
  most: number,
): Promise<readonly BrandYear[]> {
  return query<BrandYear>(selectTooMuch, [day.toString(), most]);
}

// Keyed by the correction, so that there is one message per correction.
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

/** Adds a message to the patient that own risk was lowered, about the last line that was changed. */
export async function addLoweredBericht(
  { query }: JobTransaction,
  { nummer, volgnummer }: LineKey,
  day: Temporal.PlainDate,
): Promise<void> {
  await query(tell, [nummer, volgnummer, day.toString()]);
}
