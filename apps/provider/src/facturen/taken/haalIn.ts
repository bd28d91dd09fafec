import pg from 'pg';
import { inTaak, type TaakTransactie } from '../../declaraties/taken/taak.ts';
import { draaiVolgende } from './draaiDag.ts';
import type { Incassobank } from './incassobank.ts';

/** Deadlock, and a booking that somebody else was first with: the day is run anew. */
const botsingen = ['40P01', '40001', '23514', '23505'];

const pogingen = 5;

/**
 * Runs every day up to and with `tot` that has not been run, in order, each in a transaction of its
 * own.
 * @param na done in the transaction of each day, when it has run.
 */
export async function haalIn(
  pool: pg.Pool,
  tot: Temporal.PlainDate,
  bank: Incassobank | undefined,
  na?: (transactie: TaakTransactie, dag: Temporal.PlainDate) => Promise<void>,
): Promise<void> {
  const draai = async (transactie: TaakTransactie): Promise<Temporal.PlainDate> => {
    const dag = await draaiVolgende(transactie, tot, bank);
    await na?.(transactie, dag);
    return dag;
  };
  let klaarTot: Temporal.PlainDate;
  do {
    klaarTot = await opnieuwBijBotsing(() => inTaak(pool, draai));
  } while (Temporal.PlainDate.compare(klaarTot, tot) < 0);
}

async function opnieuwBijBotsing<T>(doe: () => Promise<T>, over = pogingen): Promise<T> {
  try {
    return await doe();
  } catch (fout) {
    const botst = fout instanceof pg.DatabaseError && botsingen.includes(fout.code ?? '');
    if (!botst || over === 0) throw fout;
    return opnieuwBijBotsing(doe, over - 1);
  }
}
