import type { App, Environment } from '../http/environment.ts';
import { registerBetaling, registerMeldingen } from './betaling.routes.ts';
import { registerBetalingen } from './betalingen.routes.ts';
import { type PaymentJobs, startPaymentJobs } from './jobs/paymentJobs.ts';

/**
 * Registers paying and, where a payment provider is configured, runs its jobs: they start when the app
 * is ready and stop, after the last answer, when it closes. Starting to pay and reconciliation are
 * core; being told of a payment, and asking after one, are extensions.
 */
export function registerPaying(app: App, environment: Environment): void {
  const { paymentProvider, extensions } = environment;
  let jobs: PaymentJobs | undefined;
  if (paymentProvider) {
    app.addHook('onReady', async () => {
      jobs = await startPaymentJobs(environment, paymentProvider);
    });
    app.addHook('onClose', () => jobs?.close());
  }
  const work = () => jobs?.work;
  registerBetalingen(app, environment, work);
  if (!extensions) return;
  registerBetaling(app, environment, work);
  registerMeldingen(app, () => jobs?.enqueuePaymentNotice);
}
