import type { App, Omgeving } from '../http/omgeving.ts';
import { registreerBetaling, registreerMeldingen } from './betaling.routes.ts';
import { registreerBetalingen } from './betalingen.routes.ts';
import { type Betaaltaken, startBetaaltaken } from './taken/betaaltaken.ts';

/**
 * Registers paying and, where a payment provider is configured, runs its jobs: they start when the app
 * is ready and stop, after the last answer, when it closes. Starting to pay and reconciliation are
 * core; being told of a payment, and asking after one, are extensions.
 */
export function registreerBetalen(app: App, omgeving: Omgeving): void {
  const { betaaldienst, uitbreidingen } = omgeving;
  let taken: Betaaltaken | undefined;
  if (betaaldienst) {
    app.addHook('onReady', async () => {
      taken = await startBetaaltaken(omgeving, betaaldienst);
    });
    app.addHook('onClose', () => taken?.close());
  }
  const werk = () => taken?.werk;
  registreerBetalingen(app, omgeving, werk);
  if (!uitbreidingen) return;
  registreerBetaling(app, omgeving, werk);
  registreerMeldingen(app, () => taken?.zetMeldingKlaar);
}
