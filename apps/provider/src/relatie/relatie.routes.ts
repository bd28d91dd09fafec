import { relatieAntwoord, verzekerdenAntwoord, verzekerdenVraag } from '@mijn/contract/relatie';
import { restPaden } from '@mijn/contract/restPaden';
import { relatieUitbreiding } from '@mijn/contract/uitbreidingen';
import type { App, Omgeving } from '../http/omgeving.ts';
import { zonder } from '../http/zonderUitbreidingen.ts';
import { nietGevonden } from '../http/weigering.ts';
import { leesInAccess } from '../toegang/leesInAccess.ts';
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
      const {
        access,
        rijen: [[rij]],
      } = await leesInAccess(database, request.aanroeper, (wie) => [getRelatie(wie)]);
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
      const {
        rijen: [rijen],
      } = await leesInAccess(database, aanroeper, (access) => [
        listVerzekerden(access, query.relatienummer, query.jaartal),
      ]);
      if (rijen.length === 0) throw nietGevonden();
      const inDatJaar = rijen.filter(({ verzekerd }) => verzekerd);
      const verzekerden = inDatJaar.map((rij) => ({
        relatienummer: rij.relatienummer,
        opgemaakteNaam: rij.opgemaakte_naam,
        geboorteDatum: rij.geboortedatum.toString(),
      }));
      return { verzekerdenPerJaartal: { jaar: query.jaartal, verzekerden } };
    },
  );
}
