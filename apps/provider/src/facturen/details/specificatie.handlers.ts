import { inAccess } from '../../access/inAccess.ts';
import type { Services } from '../../http/services.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound } from '../../http/refusal.ts';
import { getSpecificatie } from './specificatie.queries.ts';
import { specificatieInContract } from './specificatie.shape.ts';

/**
 * Creates the handler of a final settlement's specification (§7). Another `jaarRegeling` than the
 * settlement's gets 404.
 */
export function createSpecificatieHandlers({
  database,
}: Pick<Services, 'database'>): Pick<Handlers, 'getSpecificatie'> {
  return {
    getSpecificatie: async ({ caller, params, query: { jaarRegeling: year } }) => {
      const { factuurkenmerk: kenmerk, relatienummer } = params;
      const body = await inAccess(database, caller, async (access, transaction) => {
        const row = await getSpecificatie(access, transaction, {
          kenmerk,
          relatienummer,
          jaar: year,
        });
        return row && specificatieInContract(row, access);
      });
      if (!body) throw notFound();
      return { body };
    },
  };
}
