import type { Repetition } from '../declaraties/jobs/repeat.ts';
import type { App, Environment } from '../http/environment.ts';
import { startBilling } from './jobs/startBilling.ts';

/** Runs the jobs of the insurer's days from when the app is ready until it closes. */
export function registerBilling(app: App, environment: Environment): void {
  let billing: Repetition | undefined;
  app.addHook('onReady', async () => {
    billing = startBilling(environment);
  });
  app.addHook('onClose', () => billing?.close());
}
