import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import {
  InvalidRequest,
  OIDCProviderError,
  SessionNotFound,
} from 'oidc-provider/lib/helpers/errors.js';
import { dienBestandenOp } from '../../pagina/bestanden.ts';
import { leesAlleenFormulieren, leesFormulier } from '../../pagina/formulieren.ts';
import { paginaKoppen } from '../../pagina/koppen.ts';
import { kiesTaal } from '../../pagina/taal.ts';
import type { DigidConfig } from '../config.ts';
import type { DigidFout } from '../fouten.ts';
import { leesKeuze, uitkomstVan } from '../keuze.ts';
import { gevraagdNiveau } from '../niveaus.ts';
import { foutpagina, startpagina } from './foutpagina.ts';
import { loginpagina } from './loginpagina.ts';

type LoginVerzoek = FastifyRequest<{ Params: { uid: string } }>;

const taalVan = (request: FastifyRequest) => kiesTaal(request.headers['accept-language']);

/** The login that this browser has under way at this address; SessionNotFound otherwise. */
async function vindLogin(provider: Provider, request: LoginVerzoek, reply: FastifyReply) {
  const login = await provider.interactionDetails(request.raw, reply.raw);
  if (login.uid !== request.params.uid) throw new SessionNotFound('another login');
  return login;
}

type Login = Awaited<ReturnType<typeof vindLogin>>;

/** Answers the login page, with the fault that was chosen already. */
function toonLoginpagina(
  { personas, clients }: DigidConfig,
  { params }: Login,
  fout: DigidFout | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const client = clients.find(({ clientId }) => clientId === params['client_id']);
  reply.headers(paginaKoppen(client?.redirectUris.map((uri) => new URL(uri).origin)));
  return loginpagina({
    taal: taalVan(request),
    personas,
    niveau: gevraagdNiveau(params['acr_values']),
    terugNaar: new URL(String(params['redirect_uri'])).host,
    fout,
  });
}

function beginLogin(provider: Provider, config: DigidConfig) {
  return async (request: LoginVerzoek, reply: FastifyReply) =>
    toonLoginpagina(config, await vindLogin(provider, request, reply), undefined, request, reply);
}

function verwerkKeuze(provider: Provider, config: DigidConfig) {
  return async (request: LoginVerzoek, reply: FastifyReply) => {
    const login = await vindLogin(provider, request, reply);
    const keuze = leesKeuze(leesFormulier(request.body), config.personas);
    if (keuze === undefined) throw new InvalidRequest('unknown persona or fault');
    const uitkomst = uitkomstVan(keuze, config.issuer, login.params['acr_values']);
    if (uitkomst === undefined) return toonLoginpagina(config, login, keuze.fout, request, reply);
    const verder = await provider.interactionResult(request.raw, reply.raw, uitkomst, {
      mergeWithLastSubmission: false,
    });
    return reply.redirect(verder, 303);
  };
}

/** Answers the page for a login that cannot go on; unexpected errors name no details. */
function toonFout(fout: Error, request: FastifyRequest, reply: FastifyReply) {
  const verwacht = fout instanceof OIDCProviderError;
  if (!verwacht) request.log.error({ soort: fout.name }, 'De DigiD-simulator struikelde');
  const melding = verwacht ? `${fout.error}: ${fout.error_description ?? ''}` : 'server_error';
  return reply
    .code(verwacht ? 400 : 500)
    .headers(paginaKoppen())
    .send(foutpagina(taalVan(request), melding));
}

/** Adds the simulator's own pages: the login page with its form, and what belongs to it. */
export async function registerPaginas(
  app: FastifyInstance,
  provider: Provider,
  config: DigidConfig,
): Promise<void> {
  app.setErrorHandler(toonFout);
  leesAlleenFormulieren(app);
  app.get('/inloggen/:uid', beginLogin(provider, config));
  app.post('/inloggen/:uid', verwerkKeuze(provider, config));
  app.get('/', (request, reply) =>
    reply.headers(paginaKoppen()).send(startpagina(taalVan(request))),
  );
  await dienBestandenOp(app, new URL('.', import.meta.url), false);
}
