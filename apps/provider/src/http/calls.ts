import { providerBasis } from '@mijn/contract/restPaths';
import { registerPaying } from '../betalingen/betalingen.plugin.ts';
import { registerDeclaraties } from '../declaraties/declaraties.routes.ts';
import { registerSubmission } from '../declaraties/submit.plugin.ts';
import { registerEigenRisico } from '../eigenRisico/eigenRisico.routes.ts';
import { registerBetaalverzoeken } from '../facturen/betaalverzoeken.routes.ts';
import { registerFactuurdetails } from '../facturen/factuurdetails.routes.ts';
import { registerFacturen } from '../facturen/facturen.routes.ts';
import { registerSpecificatie } from '../facturen/specificatie.routes.ts';
import { registerRelatie } from '../relatie/relatie.routes.ts';
import { registerHealth } from './health.ts';
import { registerOpenapi, registerOpenapiDocument } from './openapi.ts';
import type { App, Environment } from './environment.ts';

/** Every domain's calls, in the order of the document. */
const domains: readonly ((app: App, environment: Environment) => void | Promise<void>)[] = [
  registerRelatie,
  registerDeclaraties,
  registerSubmission,
  registerEigenRisico,
  registerFacturen,
  registerFactuurdetails,
  registerSpecificatie,
  registerBetaalverzoeken,
  registerPaying,
];

/** Registers everything the provider answers: the calls of §7 below the base, document and health. */
export async function registerCalls(app: App, environment: Environment): Promise<void> {
  await registerOpenapi(app);
  registerHealth(app, environment.database);
  await app.register(
    async (basis: App) => {
      for (const register of domains) await register(basis, environment);
      registerOpenapiDocument(basis);
    },
    { prefix: providerBasis },
  );
}
