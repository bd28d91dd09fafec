import { readInAccess } from '../access/inAccess.ts';
import type { Services } from '../http/services.ts';
import type { Handlers } from '../http/handlers.ts';
import { listFacturen } from './facturen.queries.ts';
import { factuurInList } from './facturen.shape.ts';

/** Creates the handler of the list of invoices (§7). */
export function createFactuurHandlers({
  database,
}: Pick<Services, 'database'>): Pick<Handlers, 'listFacturen'> {
  return {
    listFacturen: async ({ caller }) => {
      const {
        rows: [rows],
      } = await readInAccess(database, caller, (access) => [listFacturen(access)]);
      return { body: { facturen: rows.map(factuurInList) } };
    },
  };
}
