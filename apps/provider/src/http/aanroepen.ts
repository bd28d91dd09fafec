import { providerBasis } from '@mijn/contract/restPaden';
import { registreerBetalen } from '../betalingen/betalingen.plugin.ts';
import { registreerDeclaraties } from '../declaraties/declaraties.routes.ts';
import { registreerInsturen } from '../declaraties/indienen.plugin.ts';
import { registreerEigenRisico } from '../eigenRisico/eigenRisico.routes.ts';
import { registreerBetaalverzoeken } from '../facturen/betaalverzoeken.routes.ts';
import { registreerFacturatie } from '../facturen/facturatie.plugin.ts';
import { registreerFactuurdetails } from '../facturen/factuurdetails.routes.ts';
import { registreerFacturen } from '../facturen/facturen.routes.ts';
import { registreerSpecificatie } from '../facturen/specificatie.routes.ts';
import { registreerRelatie } from '../relatie/relatie.routes.ts';
import { registreerGezondheid } from './gezondheid.ts';
import { registreerOpenapi, registreerOpenapiDocument } from './openapi.ts';
import type { App, Omgeving } from './omgeving.ts';

/** Every domain's calls, in the order of the document. */
const domeinen: readonly ((app: App, omgeving: Omgeving) => void | Promise<void>)[] = [
  registreerRelatie,
  registreerDeclaraties,
  registreerInsturen,
  registreerEigenRisico,
  registreerFacturen,
  registreerFactuurdetails,
  registreerSpecificatie,
  registreerBetaalverzoeken,
  registreerBetalen,
  registreerFacturatie,
];

/** Registers everything the provider answers: the calls of §7 below the base, document and health. */
export async function registreerAanroepen(app: App, omgeving: Omgeving): Promise<void> {
  await registreerOpenapi(app);
  registreerGezondheid(app, omgeving.database);
  await app.register(
    async (basis: App) => {
      for (const registreer of domeinen) await registreer(basis, omgeving);
      registreerOpenapiDocument(basis);
    },
    { prefix: providerBasis },
  );
}
