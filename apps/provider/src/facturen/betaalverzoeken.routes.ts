import {
  type Betaalverzoek,
  betaalverzoekAntwoord,
  betaalverzoekenAntwoord,
} from '@mijn/contract/facturen';
import { restPaden } from '@mijn/contract/restPaden';
import {
  betaalverzoekFactuurUitbreiding,
  betaalverzoekUitbreiding,
} from '@mijn/contract/uitbreidingen';
import { z } from 'zod';
import type { App, Omgeving } from '../http/omgeving.ts';
import { nietGevonden } from '../http/weigering.ts';
import { zonder } from '../http/zonderUitbreidingen.ts';
import { inAccess } from '../toegang/inAccess.ts';
import { leesInAccess } from '../toegang/leesInAccess.ts';
import {
  type BetaalverzoekRij,
  getBetaalverzoek,
  listBetaalverzoeken,
} from './betaalverzoeken.queries.ts';
import { betaalverzoekInContract } from './betaalverzoeken.vorm.ts';

// Any word may be asked for: what is no betalingskenmerk does not exist.
const kenmerkPad = z.object({ betaalkenmerk: z.string() });

/** Registers `GET /betaalverzoeken` and `GET /betaalverzoeken/{betaalkenmerk}` (§7). */
export function registreerBetaalverzoeken(
  app: App,
  { database, uitbreidingen }: Pick<Omgeving, 'database' | 'uitbreidingen'>,
): void {
  const vorm = (rij: BetaalverzoekRij): Betaalverzoek => {
    const verzoek = betaalverzoekInContract(rij);
    return uitbreidingen ? verzoek : kern(verzoek);
  };

  app.get(
    restPaden.betaalverzoeken,
    {
      schema: {
        operationId: 'listBetaalverzoeken',
        tags: ['facturen'],
        response: { 200: betaalverzoekenAntwoord },
      },
    },
    async ({ aanroeper }) => {
      const {
        rijen: [rijen],
      } = await leesInAccess(database, aanroeper, (access) => [listBetaalverzoeken(access)]);
      return { status: 200, betaalverzoeken: rijen.map(vorm) };
    },
  );

  app.get(
    restPaden.betaalverzoek,
    {
      schema: {
        operationId: 'getBetaalverzoek',
        tags: ['facturen'],
        params: kenmerkPad,
        response: { 200: betaalverzoekAntwoord },
      },
    },
    async ({ aanroeper, params: { betaalkenmerk } }) => {
      const rij = await inAccess(database, aanroeper, async (access, transactie) =>
        betaalkenmerk.includes('\0')
          ? undefined
          : getBetaalverzoek(access, transactie, betaalkenmerk),
      );
      if (!rij) throw nietGevonden();
      return { status: 200, betaalverzoek: vorm(rij) };
    },
  );
}

function kern(verzoek: Betaalverzoek): Betaalverzoek {
  return {
    ...zonder(verzoek, betaalverzoekUitbreiding),
    facturen: verzoek.facturen.map((factuur) => zonder(factuur, betaalverzoekFactuurUitbreiding)),
  };
}
