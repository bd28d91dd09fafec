import type { Betaalverzoek } from '@mijn/contract/facturen';
import { compareUrgency } from '@mijn/domain/factuur';
import type { Access } from '../../access/access.ts';
import { inAccess, readInAccess, type Transaction } from '../../access/inAccess.ts';
import type { Services } from '../../http/services.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound } from '../../http/refusal.ts';
import { getBetaalverzoek, listBetaalverzoeken } from './betaalverzoeken.queries.ts';
import { betaalverzoekInContract, regelingenInContract } from './betaalverzoeken.shape.ts';
import { regelingInContract } from '../factuurRow.ts';
import { findInRegeling, findRegelingFacts } from '../regeling/regelingChoices.queries.ts';
import { startRegeling } from '../regeling/startRegeling.ts';

/** Returns a payment request with its options to pay in terms and its arrangement. */
async function getInFull(
  access: Access,
  transaction: Transaction,
  kenmerk: string,
): Promise<Betaalverzoek | undefined> {
  const row = await getBetaalverzoek(access, transaction, kenmerk);
  const facts = row && (await findRegelingFacts(access, transaction, kenmerk));
  if (!facts) return undefined;
  const inRegeling = await findInRegeling(access, transaction, kenmerk);
  return {
    ...betaalverzoekInContract(row),
    ...regelingenInContract(facts, access.today),
    // An arrangement is debited from the account, which is the person's own.
    ...(access.gemachtigd && { regelingKeuzes: [], geenRegelingWegens: null }),
    regeling: inRegeling ? regelingInContract(inRegeling) : null,
    regelingVoltooidOp: inRegeling?.settled_on ?? null,
  };
}

/** Creates the handlers of payment requests (§7), and of paying one in terms (an extension). */
export function createBetaalverzoekHandlers({
  database,
  jobPool: pool,
}: Pick<Services, 'database' | 'jobPool'>): Pick<
  Handlers,
  'listBetaalverzoeken' | 'getBetaalverzoek' | 'startRegeling'
> {
  return {
    listBetaalverzoeken: async ({ caller }) => {
      const {
        rows: [rows],
      } = await readInAccess(database, caller, (access) => [listBetaalverzoeken(access)]);
      return {
        status: 200,
        betaalverzoeken: rows.map(betaalverzoekInContract).toSorted(compareUrgency),
      };
    },

    getBetaalverzoek: async ({ caller, params: { betaalkenmerk } }) => {
      const betaalverzoek = await inAccess(database, caller, (access, transaction) =>
        getInFull(access, transaction, betaalkenmerk),
      );
      if (!betaalverzoek) throw notFound();
      return { status: 200, betaalverzoek };
    },

    startRegeling: async ({ caller, params: { betaalkenmerk }, body }) => {
      const regelingId = await startRegeling({ database, pool }, caller, betaalkenmerk, body);
      return { status: 200, regelingId };
    },
  };
}
