import { readInAccess } from '../access/inAccess.ts';
import type { Environment } from '../http/environment.ts';
import type { Handlers } from '../http/handlers.ts';
import { notFound } from '../http/refusal.ts';
import { listZorgkosten } from './zorgkosten.queries.ts';
import { zorgkostenInContract } from './zorgkosten.rules.ts';

/** Answers the call about what care cost (§7). */
export function createZorgkostenHandlers({
  database,
}: Pick<Environment, 'database'>): Pick<Handlers, 'listZorgkosten'> {
  return {
    listZorgkosten: async ({ caller, params }) => {
      const {
        rows: [rows],
      } = await readInAccess(database, caller, (access) => [listZorgkosten(access, params)]);
      if (rows.length === 0) throw notFound();
      const lines = rows.filter((row) => row.nummer !== null);
      return { zorgkostenRegels: lines.map(zorgkostenInContract) };
    },
  };
}
