import { readInAccess } from '../../access/inAccess.ts';
import type { Services } from '../../http/services.ts';
import type { Handlers } from '../../http/handlers.ts';
import { listVerzekeringen } from './verzekeringen.queries.ts';
import { verzekeringInContract } from './verzekeringen.rules.ts';

/** Creates the handler of the insurance of everybody in view (an extension). */
export function createVerzekeringHandlers({
  database,
}: Pick<Services, 'database'>): Pick<Handlers, 'listVerzekeringen'> {
  return {
    listVerzekeringen: async ({ caller }) => {
      const {
        access,
        rows: [rows],
      } = await readInAccess(database, caller, (who) => [listVerzekeringen(who)]);
      const verzekeringen = rows.map((row) => verzekeringInContract(row, access.today));
      return { status: 200, verzekeringen };
    },
  };
}
