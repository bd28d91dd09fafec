import { specificatieAntwoord, specificatieVraag } from '@mijn/contract/facturen';
import { restPaden } from '@mijn/contract/restPaden';
import { z } from 'zod';
import type { App, Omgeving } from '../http/omgeving.ts';
import { nietGevonden } from '../http/weigering.ts';
import { inAccess } from '../toegang/inAccess.ts';
import { getSpecificatie } from './specificatie.queries.ts';
import { specificatieInContract } from './specificatie.vorm.ts';

/**
 * Registers `GET /factuurdetails/eindAfrekening/{factuurkenmerk}/specificatie/{relatienummer}` (§7).
 * A `jaarRegeling` that the settlement is not about does not exist.
 */
export function registreerSpecificatie(app: App, { database }: Pick<Omgeving, 'database'>): void {
  app.get(
    restPaden.specificatie,
    {
      config: { verwijzingen: ['jaarRegeling'] },
      schema: {
        operationId: 'getSpecificatie',
        tags: ['facturen'],
        params: z.object({ factuurkenmerk: z.string(), relatienummer: z.string() }),
        querystring: specificatieVraag,
        response: { 200: specificatieAntwoord },
      },
    },
    async ({ aanroeper, params, query }) => {
      const { factuurkenmerk: kenmerk, relatienummer } = params;
      const gevonden = await inAccess(database, aanroeper, async (access, transactie) => {
        if (`${kenmerk}${relatienummer}`.includes('\0')) return undefined;
        const vraag = { kenmerk, relatienummer, jaar: query.jaarRegeling };
        const rij = await getSpecificatie(access, transactie, vraag);
        return rij && specificatieInContract(rij, access);
      });
      if (!gevonden) throw nietGevonden();
      return { body: gevonden };
    },
  );
}
