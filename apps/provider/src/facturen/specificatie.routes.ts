import { specificatieResponse, specificatieRequest } from '@mijn/contract/facturen';
import { restPaths } from '@mijn/contract/restPaths';
import { z } from 'zod';
import type { App, Environment } from '../http/environment.ts';
import { notFound } from '../http/refusal.ts';
import { inAccess } from '../access/inAccess.ts';
import { getSpecificatie } from './specificatie.queries.ts';
import { specificatieInContract } from './specificatie.shape.ts';

/**
 * Registers `GET /factuurdetails/eindAfrekening/{factuurkenmerk}/specificatie/{relatienummer}` (§7).
 * A `jaarRegeling` that the settlement is not about does not exist.
 */
export function registerSpecificatie(app: App, { database }: Pick<Environment, 'database'>): void {
  app.get(
    restPaths.specificatie,
    {
      config: { references: ['jaarRegeling'] },
      schema: {
        operationId: 'getSpecificatie',
        tags: ['facturen'],
        params: z.object({ factuurkenmerk: z.string(), relatienummer: z.string() }),
        querystring: specificatieRequest,
        response: { 200: specificatieResponse },
      },
    },
    async ({ caller, params, query }) => {
      const { factuurkenmerk: kenmerk, relatienummer } = params;
      const found = await inAccess(database, caller, async (access, transaction) => {
        if (`${kenmerk}${relatienummer}`.includes('\0')) return undefined;
        const request = { kenmerk, relatienummer, jaar: query.jaarRegeling };
        const row = await getSpecificatie(access, transaction, request);
        return row && specificatieInContract(row, access);
      });
      if (!found) throw notFound();
      return { body: found };
    },
  );
}
