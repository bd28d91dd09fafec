import { withoutTotal } from '@mijn/domain/headers';
import type { Access } from '../access/access.ts';
import { inAccess, readInAccess, type Transaction } from '../access/inAccess.ts';
import { isStaff } from '../access/staff.ts';
import type { Services } from '../http/services.ts';
import type { Handlers } from '../http/handlers.ts';
import { notFound } from '../http/refusal.ts';
import { type DeclaratieDetailRow, getDeclaratie, markSeen } from './detail/detail.queries.ts';
import { countDeclaraties, listDeclaraties } from './list/list.queries.ts';
import { declaratieInList } from './declaratieFields.queries.ts';
import { declaratieDetail } from './detail/detail.shape.ts';

/** Creates the handlers of the two calls that read claims (§7). */
export function createDeclaratieHandlers({
  database,
}: Pick<Services, 'database'>): Pick<Handlers, 'listDeclaraties' | 'getDeclaratie'> {
  return {
    listDeclaraties: async ({ caller, query, headers }) => {
      const counted = headers[withoutTotal.name] !== withoutTotal.value;
      const {
        access,
        rows: [rows, [count] = []],
      } = await readInAccess(database, caller, (who) => [
        listDeclaraties(who, query),
        ...(counted ? [countDeclaraties(who, query)] : []),
      ]);
      return {
        status: { status: 200 },
        declaraties: rows.map((row) => declaratieInList(access, row)),
        ...(counted && { totaal: count?.totaal ?? 0 }),
      };
    },

    getDeclaratie: async ({ caller, params: { id }, headers }) => {
      const looksAhead = headers['sec-purpose']?.includes('prefetch') ?? false;
      const { access, row } = await inAccess(database, caller, (who, tx) =>
        openDeclaratie(who, tx, id, looksAhead),
      );
      return { status: { status: 200 }, declaraties: [declaratieDetail(row, access)] };
    },
  };
}

/** Returns a claim, and marks a judged one as seen, except by staff or a prefetch. */
async function openDeclaratie(
  access: Access,
  transaction: Transaction,
  number: string,
  looksAhead: boolean,
): Promise<{ access: Access; row: DeclaratieDetailRow }> {
  const row = await getDeclaratie(access, transaction, number);
  if (!row) throw notFound();
  if (row.nieuw && !looksAhead && !isStaff(access) && !access.gemachtigd) {
    await markSeen(access, transaction, row.nummer);
  }
  return { access, row };
}
