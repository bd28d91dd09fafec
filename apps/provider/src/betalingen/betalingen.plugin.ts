import type { App, Environment } from '../http/environment.ts';
import { registerBetaling, registerMeldingen } from './betaling.routes.ts';
import { registerBetalingen } from './betalingen.routes.ts';

/**
 * Registers paying. Starting to pay is core; being told of a payment, and asking after one, are
 * extensions.
 */
export function registerPaying(app: App, environment: Environment): void {
  registerBetalingen(app, environment);
  if (!environment.extensions) return;
  registerBetaling(app, environment);
  registerMeldingen(app, environment);
}
