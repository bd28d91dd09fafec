import { eigenRisicoResponse, eigenRisicoRequest } from '@mijn/contract/eigenRisico';
import { restPaths } from '@mijn/contract/restPaths';
import { centsToEuros } from '@mijn/domain/money';
import type { App, Environment } from '../http/environment.ts';
import { notFound } from '../http/refusal.ts';
import { readInAccess } from '../access/inAccess.ts';
import { getEigenRisico } from './eigenRisico.queries.ts';
import { determineEigenRisico } from './eigenRisico.rules.ts';

/** Registers `GET /eigenRisicoPerJaar` (§7). */
export function registerEigenRisico(app: App, { database }: Environment): void {
  app.get(
    restPaths.eigenRisicoPerYear,
    {
      config: { references: ['relatienummer'] },
      schema: {
        operationId: 'getEigenRisicoPerJaar',
        tags: ['eigenRisico'],
        querystring: eigenRisicoRequest,
        response: { 200: eigenRisicoResponse },
      },
    },
    async ({ caller, query }) => {
      const {
        rows: [[facts]],
      } = await readInAccess(database, caller, (access) => [getEigenRisico(access, query)]);
      const phase = facts && determineEigenRisico(facts, query.merk, query.jaar);
      if (!phase) throw notFound();
      const eigenRisico = {
        verplichtBedrag: centsToEuros(phase.verplicht),
        vrijwilligBedrag: centsToEuros(phase.voluntary),
        totaalVerbruikt: centsToEuros(phase.used),
        totaalResterend: centsToEuros(phase.remaining),
      };
      return { status: 200, body: { eigenRisico } };
    },
  );
}
