import { facturenAntwoord } from '@mijn/contract/facturen';
import { restPaden } from '@mijn/contract/restPaden';
import { factuurLijstUitbreiding } from '@mijn/contract/uitbreidingen';
import type { App, Omgeving } from '../http/omgeving.ts';
import { zonder } from '../http/zonderUitbreidingen.ts';
import { leesInAccess } from '../toegang/leesInAccess.ts';
import { listFacturen } from './facturen.queries.ts';
import { factuurInLijst } from './facturen.vorm.ts';

/** Registers `GET /facturen` (§7). */
export function registreerFacturen(app: App, { database, uitbreidingen }: Omgeving): void {
  app.get(
    restPaden.facturen,
    {
      schema: {
        operationId: 'listFacturen',
        tags: ['facturen'],
        response: { 200: facturenAntwoord },
      },
    },
    async ({ aanroeper }) => {
      const {
        rijen: [rijen],
      } = await leesInAccess(database, aanroeper, (access) => [listFacturen(access)]);
      const facturen = rijen.map(factuurInLijst);
      return {
        body: {
          facturen: uitbreidingen
            ? facturen
            : facturen.map((factuur) => zonder(factuur, factuurLijstUitbreiding)),
        },
      };
    },
  );
}
