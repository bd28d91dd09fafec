import { betalingResponse, betalingRequest } from '@mijn/contract/betalingen';
import { restPaths } from '@mijn/contract/restPaths';
import type { App, Environment } from '../http/environment.ts';
import { startBetaling } from './startBetaling.ts';
import type { Work } from './jobs/process.ts';

/** Registers `POST /betalingen` (§7). `work` is undefined when no payment provider is configured. */
export function registerBetalingen(
  app: App,
  { database }: Pick<Environment, 'database'>,
  work: () => Work | undefined,
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
      redirect: await startBetaling(database, work(), caller, body.betaalkenmerk),
    }),
  );
}
