import { betalingAntwoord, betalingVraag } from '@mijn/contract/betalingen';
import { restPaden } from '@mijn/contract/restPaden';
import type { App, Omgeving } from '../http/omgeving.ts';
import { startBetaling } from './startBetaling.ts';
import type { Werk } from './taken/verwerk.ts';

/** Registers `POST /betalingen` (§7). `werk` is undefined when no payment provider is configured. */
export function registreerBetalingen(
  app: App,
  { database }: Pick<Omgeving, 'database'>,
  werk: () => Werk | undefined,
): void {
  app.post(
    restPaden.betalingen,
    {
      config: { statusVorm: 'genest' },
      schema: {
        operationId: 'startBetaling',
        tags: ['betalingen'],
        body: betalingVraag,
        response: { 200: betalingAntwoord },
      },
    },
    async ({ aanroeper, body }) => ({
      status: { status: 200 },
      redirect: await startBetaling(database, werk(), aanroeper, body.betaalkenmerk),
    }),
  );
}
