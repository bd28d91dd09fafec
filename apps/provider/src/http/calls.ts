import { providerBase } from '@mijn/contract/addresses';
import { createBetalingHandlers } from '../betalingen/betalingen.handlers.ts';
import { createVerwachteVergoedingHandlers } from '../declaraties/expect/verwachteVergoeding.handlers.ts';
import { createConceptHandlers } from '../declaraties/concept/concept.handlers.ts';
import { createBesluitHandlers } from '../declaraties/besluit/besluit.handlers.ts';
import { createConfirmationHandlers } from '../declaraties/confirmation/confirmation.handlers.ts';
import { createDeclaratieHandlers } from '../declaraties/declaraties.handlers.ts';
import { createFileHandlers } from '../declaraties/files/file.handlers.ts';
import { createPageHandlers, createReadHandlers } from '../declaraties/nota/read.handlers.ts';
import { createSubmitHandlers } from '../declaraties/submit/submit.handlers.ts';
import { createToestemmingHandlers } from '../declaraties/toestemming/toestemming.handlers.ts';
import { createValidateHandlers } from '../declaraties/files/validate.handlers.ts';
import { createWithdrawHandlers } from '../declaraties/withdraw/withdraw.handlers.ts';
import { createEigenRisicoHandlers } from '../eigenRisico/eigenRisico.handlers.ts';
import { createMandaatHandlers } from '../facturen/mandaten/mandaten.handlers.ts';
import { createEigenRisicoInTermijnenHandlers } from '../facturen/eigenRisicoInTermijnen/eigenRisicoInTermijnen.handlers.ts';
import { createPremieperiodeHandlers } from '../facturen/premieperiode/premieperiode.handlers.ts';
import { createBetaalverzoekHandlers } from '../facturen/betaalverzoeken/betaalverzoeken.handlers.ts';
import { registerForms } from '../files/received.ts';
import { createAchterstandHandlers } from '../facturen/achterstand/achterstand.handlers.ts';
import { createBriefHandlers } from '../facturen/brieven/brieven.handlers.ts';
import { createFactuurDocumentHandlers } from '../facturen/document/document.handlers.ts';
import { createRegelingDocumentHandlers } from '../facturen/regeling/document/regelingDocument.handlers.ts';
import { createFactuurHandlers } from '../facturen/facturen.handlers.ts';
import { createTegoedHandlers } from '../facturen/tegoeden/tegoeden.handlers.ts';
import { createFactuurDetailHandlers } from '../facturen/details/factuurdetails.handlers.ts';
import { createSpecificatieHandlers } from '../facturen/details/specificatie.handlers.ts';
import { createRelatieChangeHandlers } from '../relatie/change/change.handlers.ts';
import { createBerichtenHandlers } from '../relatie/berichten/berichten.handlers.ts';
import { createRelatieLogHandlers } from '../relatie/log/log.handlers.ts';
import { createBetaalinstellingHandlers } from '../relatie/betaalinstellingen/betaalinstellingen.handlers.ts';
import {
  createDocumentHandlers,
  createPolisbladHandlers,
} from '../relatie/documenten/documenten.handlers.ts';
import {
  createBewaartermijnHandlers,
  createGegevensHandlers,
} from '../relatie/gegevens/gegevens.handlers.ts';
import { createMachtigingHandlers } from '../relatie/machtigingen/machtigingen.handlers.ts';
import { createVoorwaardenHandlers } from '../relatie/voorwaarden/voorwaarden.handlers.ts';
import { createVerzekeringHandlers } from '../relatie/verzekeringen/verzekeringen.handlers.ts';
import { createRelatieHandlers } from '../relatie/relatie.handlers.ts';
import { createVraagHandlers } from '../vragen/vragen.handlers.ts';
import { createZorggebruikHandlers } from '../zorggebruik/zorggebruik.handlers.ts';
import { createJaaroverzichtHandlers } from '../zorgkosten/jaaroverzicht/jaaroverzicht.handlers.ts';
import { createZorgkostenHandlers } from '../zorgkosten/zorgkosten.handlers.ts';
import { createZorgpasHandlers } from '../zorgpas/zorgpas.handlers.ts';
import type { App, Services } from './services.ts';
import type { Handlers } from './handlers.ts';
import { registerOpenapi, registerOpenapiDocument } from './openapi.ts';
import { registerRoutes, type RouteParts } from './routes.ts';
import { createReadiness } from '@mijn/postgres/readiness';
import type { Database } from '../access/inAccess.ts';
import { Refusal } from './refusal.ts';

function createHandlers(services: Services): Handlers {
  return {
    ...createRelatieHandlers(services),
    ...createRelatieChangeHandlers(services),
    ...createRelatieLogHandlers(services),
    ...createBewaartermijnHandlers(services),
    ...createMachtigingHandlers(services),
    ...createBerichtenHandlers(services),
    ...createVoorwaardenHandlers(services),
    ...createBetaalinstellingHandlers(services),
    ...createVerzekeringHandlers(services),
    ...createDocumentHandlers(services),
    ...createZorgpasHandlers(services),
    ...createDeclaratieHandlers(services),
    ...createToestemmingHandlers(services),
    ...createWithdrawHandlers(services),
    ...createConceptHandlers(services),
    ...createVerwachteVergoedingHandlers(services),
    ...createReadHandlers(services),
    ...createEigenRisicoHandlers(services),
    ...createZorggebruikHandlers(services),
    ...createZorgkostenHandlers(services),
    ...createFactuurHandlers(services),
    ...createTegoedHandlers(services),
    ...createAchterstandHandlers(services),
    ...createFactuurDetailHandlers(services),
    ...createSpecificatieHandlers(services),
    ...createBetaalverzoekHandlers(services),
    ...createMandaatHandlers(services),
    ...createPremieperiodeHandlers(services),
    ...createEigenRisicoInTermijnenHandlers(services),
    ...createBetalingHandlers(services),
    ...createVraagHandlers(services),
  };
}

/**
 * Registers all HTTP routes of the provider: the calls below the base path, the OpenAPI document
 * and health.
 */
export async function registerCalls(
  app: App,
  services: Services,
  how: Pick<RouteParts, 'proof' | 'checkAnswers'>,
): Promise<void> {
  const handlers = createHandlers(services);
  const streams = {
    ...createValidateHandlers(services),
    ...createSubmitHandlers(services),
    ...createFileHandlers(services),
    ...createPageHandlers(services),
    ...createConfirmationHandlers(services),
    ...createBesluitHandlers(services),
    ...createFactuurDocumentHandlers(services),
    ...createBriefHandlers(services),
    ...createRegelingDocumentHandlers(services),
    ...createPolisbladHandlers(services),
    ...createJaaroverzichtHandlers(services),
    ...createGegevensHandlers(services, handlers),
  };
  const { extensions, quotas } = services;
  await registerForms(app);
  await registerOpenapi(app);
  registerHealth(app, services.database);
  await app.register(
    async (basis: App) => {
      registerRoutes(basis, { ...how, handlers, streams, extensions, quotas });
      registerOpenapiDocument(basis);
    },
    { prefix: providerBase },
  );
}

/** Registers `/health/live` (the process responds) and `/health/ready` (the database responds too). */
function registerHealth(app: App, { pool }: Pick<Database, 'pool'>): void {
  const options = { schema: { hide: true } };
  app.get('/health/live', options, () => ({ status: 200 }));
  const isReady = createReadiness(() => pool.query('SELECT 1'));
  app.get('/health/ready', options, async () => {
    await isReady().catch(() => {
      throw new Refusal(503);
    });
    return { status: 200 };
  });
}
