import { readInAccess } from '../access/inAccess.ts';
import type { Services } from '../http/services.ts';
import type { Handlers } from '../http/handlers.ts';
import { notFound } from '../http/refusal.ts';
import { listZorggebruik } from './zorggebruik.queries.ts';
import { budgetsOf, compareBudgets } from './zorggebruik.rules.ts';
import { zorggebruikInContract } from './zorggebruik.shape.ts';

/** Creates the handler of the call about used budgets of care (§7). */
export function createZorggebruikHandlers({
  database,
}: Pick<Services, 'database'>): Pick<Handlers, 'listZorggebruik'> {
  return {
    listZorggebruik: async ({ caller, query }) => {
      const {
        access,
        rows: [people],
      } = await readInAccess(database, caller, (who) => [listZorggebruik(who, query)]);
      const [person] = people;
      if (!person) throw notFound();
      const budgets = budgetsOf(person, people, {
        year: query.jaar,
        today: access.today.toString(),
      });
      const first = budgets.toSorted(compareBudgets).slice(0, query.limit);
      return { zorggebruiken: first.map((budget) => zorggebruikInContract(budget, query.jaar)) };
    },
  };
}
