import { restPaths } from '@mijn/contract/restPaths';
import { bareStatus } from '@mijn/contract/vormen';
import { z } from 'zod';
import type { App, Environment } from '../http/environment.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Access } from '../access/access.ts';
import { inAccess, type Transaction } from '../access/inAccess.ts';
import { findOwnAndLock, markWithdrawn } from './withdraw.queries.ts';
import { withdrawOutcome } from './withdraw.rules.ts';

/**
 * Withdraws a claim; once more changes nothing.
 * @throws Weigering 403 for staff, 404 when the caller did not send such a claim in, 409 when it is
 * no longer INGEDIEND.
 */
async function trekIn(access: Access, transaction: Transaction, number: string): Promise<void> {
  if (access.actor !== undefined) throw new Refusal(403);
  const declaratie = number.includes('\0')
    ? undefined
    : await findOwnAndLock(access, transaction, number);
  if (!declaratie) throw notFound();
  const outcome = withdrawOutcome(declaratie);
  if (outcome === 'tooLate') throw new Refusal(409);
  if (outcome === 'allowed') {
    await markWithdrawn(access, transaction, number, declaratie.relatienummer);
  }
}

/** Registers `POST /uitbreidingen/declaraties/{id}/intrekken` (decisions §5), an extension. */
export function registerWithdrawal(app: App, { database }: Pick<Environment, 'database'>): void {
  app.post(
    restPaths.withdraw,
    {
      schema: {
        operationId: 'trekDeclaratieIn',
        tags: ['declaraties', 'uitbreidingen'],
        params: z.object({ id: z.string() }),
        response: { 200: bareStatus },
      },
    },
    async ({ caller, params }) => {
      await inAccess(database, caller, (access, transaction) =>
        trekIn(access, transaction, params.id),
      );
      return { status: 200 };
    },
  );
}
