import { inAccess } from '../../access/inAccess.ts';
import type { Services } from '../../http/services.ts';
import type { Handlers } from '../../http/handlers.ts';
import { addAcceptedVoorwaarden } from './voorwaarden.queries.ts';

/** Creates the handler that stores accepted terms (an extension, docs/decisions.md §9). */
export function createVoorwaardenHandlers({
  database,
}: Pick<Services, 'database'>): Pick<Handlers, 'acceptVoorwaarden'> {
  return {
    acceptVoorwaarden: async ({ caller, body: { versie } }) => {
      await inAccess(database, caller, async (access, transaction) => {
        await addAcceptedVoorwaarden(access, transaction, versie);
      });
      return { status: 200 };
    },
  };
}
