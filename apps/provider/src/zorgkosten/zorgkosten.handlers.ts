import { eurosToCents, parseEuros } from '@mijn/domain/money';
import { readInAccess } from '../access/inAccess.ts';
import type { Environment } from '../http/environment.ts';
import type { Handlers } from '../http/handlers.ts';
import { notFound } from '../http/refusal.ts';
import { getVoorafFacts } from './vooraf.queries.ts';
import { tellsOfOthers, voorafOf } from './vooraf.rules.ts';
import { listZorgkosten } from './zorgkosten.queries.ts';
import { zorgkostenInContract } from './zorgkosten.rules.ts';
import { getZorgkostenRegel } from './zorgkostenDetail.queries.ts';
import { zorgkostenDetailInContract } from './zorgkostenDetail.rules.ts';

/** Answers the calls about what care cost (§7), and about what is behind a line of it. */
export function createZorgkostenHandlers({
  database,
}: Pick<Environment, 'database'>): Pick<
  Handlers,
  'listZorgkosten' | 'getZorgkostenRegel' | 'getVooraf'
> {
  return {
    listZorgkosten: async ({ caller, params }) => {
      const {
        rows: [rows],
      } = await readInAccess(database, caller, (access) => [listZorgkosten(access, params)]);
      if (rows.length === 0) throw notFound();
      const lines = rows.filter((row) => row.nummer !== null);
      return { zorgkostenRegels: lines.map(zorgkostenInContract) };
    },
    getVooraf: async ({ caller, query: { relatienummer, zorgsoort, bedrag } }) => {
      const {
        access,
        rows: [[facts]],
      } = await readInAccess(database, caller, (own) => [
        getVoorafFacts(own, { relatienummer, zorgsoort }),
      ]);
      if (!facts) throw notFound();
      // What is left of a budget would tell of care that is hidden.
      if (!access.visible.get(relatienummer)?.maySeeCare)
        return { status: 200, vooraf: null, reden: 'afgeschermd' };
      if (tellsOfOthers(facts)) return { status: 200, vooraf: null, reden: 'gedeeldBudget' };
      const cents = eurosToCents(parseEuros(Number(bedrag)));
      const vooraf = voorafOf(facts, { zorgsoort, bedrag: cents, today: access.today });
      return { status: 200, vooraf: vooraf ?? null, reden: vooraf ? null : 'eigenRisicoOnbekend' };
    },
    getZorgkostenRegel: async ({ caller, params }) => {
      const {
        access,
        rows: [[row]],
      } = await readInAccess(database, caller, (own) => [getZorgkostenRegel(own, params)]);
      if (!row) throw notFound();
      const isStaff = access.actor !== undefined;
      return { status: 200, regel: zorgkostenDetailInContract(row, isStaff) };
    },
  };
}
