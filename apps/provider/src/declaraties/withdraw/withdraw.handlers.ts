import type { Services } from '../../http/services.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Access } from '../../access/access.ts';
import { inAccess, type Transaction } from '../../access/inAccess.ts';
import { findOwnAndLock, markWithdrawn } from './withdraw.queries.ts';
import { withdrawOutcome } from './withdraw.rules.ts';

/**
 * Withdraws a claim; idempotent.
 * @throws Refusal 404 when the caller did not send in such a claim, 409 when it is no longer INGEDIEND.
 */
async function withdraw(access: Access, transaction: Transaction, number: string): Promise<void> {
  const declaratie = await findOwnAndLock(access, transaction, number);
  if (!declaratie) throw notFound();
  const outcome = withdrawOutcome(declaratie);
  if (outcome === 'tooLate') throw new Refusal(409);
  if (outcome === 'allowed') {
    await markWithdrawn(access, transaction, number, declaratie.relatienummer);
  }
}

/** Creates the handler that withdraws a claim (docs/decisions.md §5), an extension. */
export function createWithdrawHandlers({
  database,
}: Pick<Services, 'database'>): Pick<Handlers, 'trekDeclaratieIn'> {
  return {
    trekDeclaratieIn: async ({ caller, params: { id } }) => {
      await inAccess(database, caller, (access, transaction) => withdraw(access, transaction, id));
      return { status: 200 };
    },
  };
}
