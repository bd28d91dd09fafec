import { eigenRisicoAntwoord, eigenRisicoVraag } from '@mijn/contract/eigenRisico';
import { restPaden } from '@mijn/contract/restPaden';
import { centenNaarEuros } from '@mijn/domain/geld';
import type { App, Omgeving } from '../http/omgeving.ts';
import { nietGevonden } from '../http/weigering.ts';
import { leesInAccess } from '../toegang/leesInAccess.ts';
import { getEigenRisico } from './eigenRisico.queries.ts';
import { bepaalEigenRisico } from './eigenRisico.rules.ts';

/** Registers `GET /eigenRisicoPerJaar` (§7). */
export function registreerEigenRisico(app: App, { database }: Omgeving): void {
  app.get(
    restPaden.eigenRisicoPerJaar,
    {
      config: { verwijzingen: ['relatienummer'] },
      schema: {
        operationId: 'getEigenRisicoPerJaar',
        tags: ['eigenRisico'],
        querystring: eigenRisicoVraag,
        response: { 200: eigenRisicoAntwoord },
      },
    },
    async ({ aanroeper, query }) => {
      const {
        rijen: [[feiten]],
      } = await leesInAccess(database, aanroeper, (access) => [getEigenRisico(access, query)]);
      const stand = feiten && bepaalEigenRisico(feiten, query.merk, query.jaar);
      if (!stand) throw nietGevonden();
      const eigenRisico = {
        verplichtBedrag: centenNaarEuros(stand.verplicht),
        vrijwilligBedrag: centenNaarEuros(stand.vrijwillig),
        totaalVerbruikt: centenNaarEuros(stand.verbruikt),
        totaalResterend: centenNaarEuros(stand.resterend),
      };
      return { status: 200, body: { eigenRisico } };
    },
  );
}
