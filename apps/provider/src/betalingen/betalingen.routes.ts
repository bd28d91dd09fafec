import { betalingResponse, betalingRequest } from '@mijn/contract/betalingen';
import { restPaths } from '@mijn/contract/restPaths';
import type { App, Environment } from '../http/environment.ts';
import { startBetaling } from './startBetaling.ts';

/** Registers `POST /betalingen` (§7). */
export function registerBetalingen(
  app: App,
  { database, payments }: Pick<Environment, 'database' | 'payments'>,
): void {
  app.post(
    restPaths.betalingen,
    {
      config: { statusShape: 'nested' },
      schema: {
        operationId: 'startBetaling',
        tags: ['betalingen'],
        body: betalingRequest,
        response: { 200: betalingResponse },
      },
    },
    async ({ caller, body }) => ({
      status: { status: 200 },
      redirect: await startBetaling(database, payments, caller, body.betaalkenmerk),
    }),
  );
}
