import type { FastifyInstance } from 'fastify';
import { createSimulatorApp } from '../page/page.ts';
import { registerControl } from './control.routes.ts';
import type { IdealConfig } from './betaling.ts';
import { createCheckout } from './checkout.ts';
import { registerMollie } from './mollie.routes.ts';
import { registerPages } from './page/routes.ts';

/**
 * Creates the iDEAL simulator: a payment provider with the wire format of Mollie's v2 API, a bank's page to
 * pay or not, and a control page for every fault (docs/decisions.md §7). The caller listens and closes,
 * with `address` as its public address.
 * @throws Error if NODE_ENV is `production`: anybody can pay anything with it
 */
export async function createIdealSimulator(config: IdealConfig): Promise<{ app: FastifyInstance }> {
  const app = createSimulatorApp('iDEAL simulator', config.log);
  const checkout = createCheckout(config);
  app.addHook('onClose', async () => checkout.close());
  await app.register((api) => registerMollie(api, checkout, config), { prefix: '/v2' });
  await app.register((api) => registerControl(api, checkout, config), { prefix: '/besturing/api' });
  await app.register((pages) => registerPages(pages, checkout, config));
  return { app };
}
