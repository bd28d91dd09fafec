import { centsToEuros } from '@mijn/domain/money';
import { readInAccess } from '../access/inAccess.ts';
import type { Environment } from '../http/environment.ts';
import type { Handlers } from '../http/handlers.ts';
import { notFound } from '../http/refusal.ts';
import { getEigenRisico } from './eigenRisico.queries.ts';
import { determineEigenRisico } from './eigenRisico.rules.ts';
import { getVerwachtingFacts } from './verwachting.queries.ts';
import { forecast } from './verwachting.rules.ts';
import { verwachtingInContract } from './verwachting.shape.ts';
import { compareVoluntary } from './voluntary.rules.ts';

/** Answers the calls about own risk (§7), and about what it will be by the end of the year. */
export function createEigenRisicoHandlers({
  database,
}: Pick<Environment, 'database'>): Pick<Handlers, 'getEigenRisicoPerJaar' | 'getVerwachting'> {
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
    getVerwachting: async ({ caller, query: { relatienummer } }) => {
      const {
        access: { today, merk, visible },
        rows: [[facts]],
      } = await readInAccess(database, caller, (access) => [
        getVerwachtingFacts(access, relatienummer),
      ]);
      if (!facts) throw notFound();
      const maySeeCare = visible.get(relatienummer)?.maySeeCare === true;
      const found = merk && forecast(facts, merk, { today, maySeeCare });
      if (!merk || !found) return { status: 200, verwachting: null };
      const voluntary = maySeeCare ? compareVoluntary(facts, merk, today) : undefined;
      return { status: 200, verwachting: verwachtingInContract(found, voluntary) };
    },
  };
}
