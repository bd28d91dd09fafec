import { relatieAntwoord, verzekerdenAntwoord, verzekerdenVraag } from '@mijn/contract/relatie';
import { restPaden } from '@mijn/contract/restPaden';
import { relatieUitbreiding } from '@mijn/contract/uitbreidingen';
import type { App, Omgeving } from '../http/omgeving.ts';
import { zonder } from '../http/zonderUitbreidingen.ts';
import { nietGevonden } from '../http/weigering.ts';
import { inAccess } from '../toegang/inAccess.ts';
import { getRelatie, listVerzekerden } from './relatie.queries.ts';
import { relatieInContract } from './relatie.vorm.ts';
import { verzegelState } from './state.ts';
import { speelStoring } from './storing.ts';

/** Registers `GET /relatie` and `GET /verzekerdenperjaartal` (§7). */
export function registreerRelatie(app: App, omgeving: Omgeving): void {
  const { database, stateSleutel, uitbreidingen } = omgeving;

  app.get(
    restPaden.relatie,
    {
      config: { statusVorm: 'genest' },
      schema: { operationId: 'getRelatie', tags: ['relatie'], response: { 200: relatieAntwoord } },
    },
    async (request, reply) => {
      const { rij, access } = await inAccess(database, request.aanroeper, async (wie, tx) => ({
        access: wie,
        rij: await getRelatie(wie, tx),
      }));
      if (!rij) throw nietGevonden();
      if (access.storing && (await speelStoring(access.storing, request, reply))) return reply;
      const relatie = relatieInContract(rij, access);
      return {
        status: { status: 200 },
        relatie: uitbreidingen ? relatie : zonder(relatie, relatieUitbreiding),
        _state: verzegelState(stateSleutel, rij),
      };
    },
  );

  app.get(
    restPaden.verzekerdenPerJaartal,
    {
      config: { verwijzingen: ['relatienummer'] },
      schema: {
        operationId: 'getVerzekerdenPerJaartal',
        tags: ['relatie'],
        querystring: verzekerdenVraag,
        response: { 200: verzekerdenAntwoord },
      },
    },
    async ({ aanroeper, query }) => {
      const rijen = await inAccess(database, aanroeper, (access, tx) =>
        listVerzekerden(access, tx, query.relatienummer, query.jaartal),
      );
      if (!rijen) throw nietGevonden();
      const verzekerden = rijen.map((rij) => ({
        relatienummer: rij.relatienummer,
        opgemaakteNaam: rij.opgemaakte_naam,
        geboorteDatum: rij.geboortedatum.toString(),
      }));
      return { verzekerdenPerJaartal: { jaar: query.jaartal, verzekerden } };
    },
  );
}
