import { setTimeout as pauze } from 'node:timers/promises';
import { inTaak } from '../../declaraties/taken/taak.ts';
import { getTeBetalenVergrendeld } from '../../facturen/taken/boekBetaling.queries.ts';
import type { Bron } from '../betalingen.rules.ts';
import { DienstFout } from '../dienst/betaaldienst.ts';
import { takeRijpe } from './afstemmen.queries.ts';
import { claimBlik, findPoging, getPoging, type Poging } from './poging.queries.ts';
import { breekAf, type Bevinding, verwerk, vraagNa, type Werk } from './verwerk.ts';

/**
 * Takes in a webhook: it brings an id only, what is true is asked. An id that the payment provider
 * does not know, or a payment that is not ours, changes nothing.
 * @throws DienstFout when there is no true answer: the job is tried again.
 */
export async function verwerkMelding(werk: Werk, dienstId: string): Promise<void> {
  const gevonden = await werk.dienst.haal(dienstId);
  const betalingId =
    gevonden && (await inTaak(werk.pool, (transactie) => findPoging(transactie, gevonden)));
  if (!gevonden || betalingId === undefined) {
    werk.log.warn({ bekend: gevonden !== undefined }, 'a webhook about a payment that is not ours');
    return;
  }
  await verwerk(werk, betalingId, gevonden, 'webhook');
}

/** Whether we may look at the payment provider for somebody who waits; at most once in two seconds (decisions §7). */
export function magKijken({ pool }: Werk, betalingId: string): Promise<boolean> {
  return inTaak(pool, (transactie) => claimBlik(transactie, betalingId, 2));
}

/** How long somebody who came back waits for the payment provider, milliseconds: they ask again anyhow. */
const geduldTerugkeer = 4_000;

/**
 * Looks at an attempt for somebody who came back from paying: how it is now, at the payment provider
 * when it is our turn to look and it answers in time, else as we know it.
 */
export async function kijkVoorTerugkeer(
  werk: Werk,
  betalingId: string,
): Promise<Pick<Poging, 'staat' | 'bijgewerktOp'>> {
  const lees = (): Promise<Poging> =>
    inTaak(werk.pool, (transactie) => getPoging(transactie, betalingId));
  const poging = await lees();
  // Without a number nobody has been sent to pay yet.
  if (poging.dienstId === null || !(await magKijken(werk, betalingId))) return poging;
  const blik = vraagNa(werk, poging, 'terugkeer').catch((fout: unknown) => {
    const soort = fout instanceof DienstFout ? fout.soort : 'fout';
    werk.log.warn({ betaling: betalingId, soort }, 'no look at a payment on return');
  });
  await Promise.race([blik, pauze(geduldTerugkeer, undefined, { ref: false })]);
  return lees();
}

/**
 * Looks at one attempt as reconciliation does: how it is at the payment provider, and whether it
 * still asks what is open. What was paid in the meantime is cancelled, so that nobody pays it twice.
 */
async function stemAf(werk: Werk, betalingId: string, bron: Bron): Promise<Bevinding> {
  const voor = await inTaak(werk.pool, (transactie) => getPoging(transactie, betalingId));
  const bevinding = await vraagNa(werk, voor, bron);
  const { poging, afwijking } = bevinding;
  if (afwijking || poging.staat !== 'open' || (await vraagtWatOpenIs(werk, poging))) {
    return bevinding;
  }
  return breekAf(werk, poging, bron);
}

async function vraagtWatOpenIs({ pool }: Werk, poging: Poging): Promise<boolean> {
  const open = await inTaak(pool, (transactie) =>
    getTeBetalenVergrendeld(transactie, poging.betaalverzoek),
  );
  return open?.bedrag === poging.bedrag;
}

/** How many attempts one round of reconciliation takes. */
const perRonde = 20;

/**
 * One round of reconciliation: finds what no webhook told. A payment provider that is away leaves its
 * attempts to their next turn.
 * @returns how many attempts were looked at.
 */
export async function stemRijpeAf(werk: Werk, pauzes: readonly number[]): Promise<number> {
  const rijpe = await inTaak(werk.pool, (transactie) => takeRijpe(transactie, perRonde, pauzes));
  for (const betalingId of rijpe) {
    try {
      await stemAf(werk, betalingId, 'afstemming');
    } catch (fout) {
      if (!(fout instanceof DienstFout)) throw fout;
      const { soort, reden } = fout;
      werk.log.warn({ betaling: betalingId, soort, reden }, 'payment not reconciled yet');
    }
  }
  return rijpe.length;
}
