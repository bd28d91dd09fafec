import { openPool } from '../../db/database.ts';
import { type Herhaling, herhaal } from '../../declaraties/taken/herhaal.ts';
import { inTaak } from '../../declaraties/taken/taak.ts';
import type { Omgeving } from '../../http/omgeving.ts';
import { getDag } from '../../tijd/klok.ts';
import { haalIn } from './haalIn.ts';

/** How often it is looked whether a new day has begun. */
const kijkMs = 30_000;

type Nodig = Pick<Omgeving, 'databaseUrl' | 'incassobank' | 'log'> & {
  readonly database: Pick<Omgeving['database'], 'nu'>;
};

/**
 * Runs the insurer's days as they come, and those that were missed, in order. As many copies as
 * wanted may do so: each day is run by one of them.
 */
export function startFacturatie({ databaseUrl, incassobank, log, database }: Nodig): Herhaling {
  const meldFout = ({ name, message }: Error): void => {
    log.warn({ fout: { name, message } }, 'the billing of a day failed and is tried again');
  };
  const pool = openPool(databaseUrl, 'taken', meldFout, 1);
  const dagen = herhaal(kijkMs, meldFout, async () => {
    const vandaag = await inTaak(pool, (transactie) => getDag(transactie, database.nu()));
    await haalIn(pool, vandaag, incassobank);
  });
  return {
    close: async () => {
      await dagen.close();
      await pool.end();
    },
  };
}
