import type pg from 'pg';
import { beantwoord, beantwoordAlsMedewerker, dagenBijMedewerker } from '../reacties.rules.ts';
import {
  getReactieFeiten,
  listDoorgegevenReacties,
  listVerlorenReacties,
  markeerReactieOpgenomen,
  setReactieAntwoord,
  vergrendelStand,
} from './reacties.queries.ts';
import { inTaak, type TaakTransactie } from './taak.ts';
import { levendSeconden } from './wachtrij.ts';

/** Queues the next step of a reaction in the transaction of `client`. */
export type ZetReactie = (client: pg.ClientBase, reactieId: string) => Promise<void>;

/**
 * Takes a reaction one step further in this transaction: takes it up and queues its answer, or
 * answers it. Does nothing when nothing is left to do. `nu` is real time.
 */
export async function behandelReactie(
  transactie: TaakTransactie,
  reactieId: string,
  nu: Temporal.Instant,
  zet: ZetReactie,
): Promise<void> {
  const stand = await vergrendelStand(transactie, reactieId);
  if (stand === 'opnemen') {
    await markeerReactieOpgenomen(transactie, reactieId, nu);
    await zet(transactie.client, reactieId);
  } else if (stand === 'beantwoorden') {
    const uitkomst = beantwoord(await getReactieFeiten(transactie, reactieId));
    await setReactieAntwoord(transactie, reactieId, uitkomst, nu);
  }
}

/** Queues reactions again whose job is gone (its process was killed). Returns how many. */
export async function hervatReacties(pool: pg.Pool, zet: ZetReactie): Promise<number> {
  return inTaak(pool, async (transactie) => {
    const verloren = await listVerlorenReacties(transactie, levendSeconden);
    for (const reactieId of verloren) await zet(transactie.client, reactieId);
    return verloren.length;
  });
}

/**
 * Answers the reactions that were passed on to a person, once those have had them for some insurer's
 * days. `nu` is real time. Returns how many.
 */
export async function beantwoordDoorgegeven(pool: pg.Pool, nu: Temporal.Instant): Promise<number> {
  return inTaak(pool, async (transactie) => {
    const doorgegeven = await listDoorgegevenReacties(transactie, dagenBijMedewerker, nu);
    for (const reactieId of doorgegeven) {
      const antwoord = beantwoordAlsMedewerker(await getReactieFeiten(transactie, reactieId));
      await setReactieAntwoord(transactie, reactieId, { antwoord, doorgegeven: false }, nu);
    }
    return doorgegeven.length;
  });
}
