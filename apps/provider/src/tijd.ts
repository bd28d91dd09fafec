import type pg from 'pg';
import { openPool } from './db/database.ts';
import { inTaak } from './declaraties/taken/taak.ts';
import type { Incassobank } from './facturen/taken/incassobank.ts';
import { haalIn } from './facturen/taken/haalIn.ts';
import { getDag, setDag } from './tijd/klok.ts';

/** What moving the day needs from outside. */
export interface TijdOpties {
  /** Who answers direct debits; without a bank they wait. */
  readonly incassobank?: Incassobank | undefined;
  /** Real time; the insurer's day is worked out from it. */
  readonly nu?: (() => Temporal.Instant) | undefined;
}

/** The insurer's day. Takes the login of `createProvider`. */
export async function leesDag(
  databaseUrl: string,
  { nu = Temporal.Now.instant }: TijdOpties = {},
): Promise<Temporal.PlainDate> {
  return metTaken(databaseUrl, (pool) => inTaak(pool, (transactie) => getDag(transactie, nu())));
}

/**
 * Moves the insurer's day forward and runs every job of every day in between, in order, each once. The
 * clock moves along with the days that are done: after a crash it stands at the last of them. Safe
 * beside running copies of the insurer.
 * @returns the day that it is now.
 * @throws RangeError when it would not go forward by whole days.
 */
export async function verzetDag(
  databaseUrl: string,
  dagen: number,
  opties: TijdOpties = {},
): Promise<Temporal.PlainDate> {
  if (!Number.isSafeInteger(dagen) || dagen < 1 || dagen > 3_660) {
    throw new RangeError('The day moves forward by 1 to 3,660 days');
  }
  const vandaag = await leesDag(databaseUrl, opties);
  return verzetTot(databaseUrl, vandaag.add({ days: dagen }), opties);
}

/**
 * Like `verzetDag`, to a day: several that do it at once come to the same day. On a day that has been
 * nothing changes.
 */
export async function verzetTot(
  databaseUrl: string,
  doel: Temporal.PlainDate,
  { incassobank, nu = Temporal.Now.instant }: TijdOpties = {},
): Promise<Temporal.PlainDate> {
  return metTaken(databaseUrl, async (pool) => {
    const vandaag = await inTaak(pool, (transactie) => getDag(transactie, nu()));
    // What is behind is done first, on the days it belongs to.
    await haalIn(pool, vandaag, incassobank);
    if (Temporal.PlainDate.compare(doel, vandaag) <= 0) return vandaag;
    await haalIn(pool, doel, incassobank, (transactie, dag) => setDag(transactie, dag, nu()));
    return doel;
  });
}

async function metTaken<T>(databaseUrl: string, doe: (pool: pg.Pool) => Promise<T>): Promise<T> {
  let stuk: Error | undefined;
  const pool = openPool(
    databaseUrl,
    'taken',
    (fout) => {
      stuk = fout;
    },
    1,
  );
  try {
    return await doe(pool);
  } catch (fout) {
    throw stuk ?? fout;
  } finally {
    await pool.end();
  }
}
