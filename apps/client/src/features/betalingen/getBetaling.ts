import { betalingVeld } from '@mijn/domain/paden';
import { replace } from 'react-router';
import { deel } from '../../api/antwoord.ts';
import { ApiFout } from '../../api/apiFout.ts';
import type { LaderVraag } from '../../api/lader.ts';
import { betalingOperatie, uitkomstOperatie } from './betalingen.operaties.ts';
import { type Betaling, type BetalingPagina, leesStand, type Stand, verderNaar } from './stand.ts';

type Gevraagd = Pick<LaderVraag, 'vraag' | 'zoek'>;

// The session is over, or the answer is no JSON: those concern the whole screen (§8).
function raaktScherm(fout: unknown): boolean {
  return !(fout instanceof ApiFout) || fout.status === 401 || fout.soort === 'syntax';
}

/** Asks; a network or a server that fails says nothing of the payment, and is asked again later. */
async function metRust<B extends Betaling>(vraag: () => Promise<Stand<B>>): Promise<Stand<B>> {
  try {
    return await vraag();
  } catch (fout) {
    if (raaktScherm(fout)) throw fout;
    return { soort: 'onbekend' };
  }
}

// In the place of the page that was asked: the way back never leads through a page that goes on.
function gaVerder<S extends Stand>(hier: BetalingPagina, stand: S): S {
  const verder = verderNaar(hier, stand);
  if (verder !== undefined) throw replace(verder);
  return stand;
}

/**
 * How the payment stands that the address names, or the last one of 24 hours (decisions §7).
 * @throws Response on to the page that tells the truth, when that is another one
 */
export async function getBetaling(hier: BetalingPagina, { vraag, zoek }: Gevraagd) {
  const betalingId = zoek.get(betalingVeld);
  const stand = await metRust(async () =>
    leesStand(deel(await vraag(betalingOperatie, { betalingId }), 'betaling')),
  );
  return gaVerder(hier, stand);
}

/** The same, with what it was meant to pay. */
export async function getUitkomst(hier: BetalingPagina, { vraag, zoek }: Gevraagd) {
  const betalingId = zoek.get(betalingVeld);
  const stand = await metRust(async () =>
    leesStand(deel(await vraag(uitkomstOperatie, { betalingId }), 'betaling')),
  );
  return gaVerder(hier, stand);
}
