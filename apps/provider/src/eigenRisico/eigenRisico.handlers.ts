import { centsToEuros } from '@mijn/domain/money';
import { readInAccess } from '../access/inAccess.ts';
import type { Environment } from '../http/environment.ts';
import type { Handlers } from '../http/handlers.ts';
import { notFound } from '../http/refusal.ts';
import { getEigenRisico } from './eigenRisico.queries.ts';
import { determineEigenRisico } from './eigenRisico.rules.ts';

/** Answers the call about own risk (§7). */
export function createEigenRisicoHandlers({
  database,
}: Pick<Environment, 'database'>): Pick<Handlers, 'getEigenRisicoPerJaar'> {
  return {
    getEigenRisicoPerJaar: async ({ caller, query }) => {
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
        inTermijnen: phase.inTermijnen,
      };
      return { status: 200, body: { eigenRisico } };
    },
  };
}
