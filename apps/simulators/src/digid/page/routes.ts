import { preferredLanguage } from '@mijn/domain/acceptLanguage';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { errors } from '../oidcProvider.ts';
import { serveFiles } from '../../page/files.ts';
import { acceptFormsOnly, parseForm } from '../../page/forms.ts';
import { pageHeaders } from '../../page/headers.ts';
import type { DigidConfig } from '../config.ts';
import type { DigidFault } from '../faultKeys.ts';
import { parseChoice, outcomeOf } from '../choice.ts';
import { requestedLevel } from '../levels.ts';
import { errorPage, startPage } from './errorPage.ts';
import { loginPage } from './loginPage.ts';

type LoginRequest = FastifyRequest<{ Params: { uid: string } }>;

const languageOf = (request: FastifyRequest) =>
  preferredLanguage(request.headers['accept-language']);

/** Returns this browser's pending login at this address. @throws SessionNotFound without one */
async function findLogin(provider: Provider, request: LoginRequest, reply: FastifyReply) {
  const login = await provider.interactionDetails(request.raw, reply.raw);
  if (login.uid !== request.params.uid) throw new errors.SessionNotFound('another login');
  return login;
}

type Login = Awaited<ReturnType<typeof findLogin>>;

/** Sends the login page, with the fault that was already chosen. */
function showLoginPage(
  { personas, clients, kind = 'digid' }: DigidConfig,
  { params }: Login,
  fault: DigidFault | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const client = clients.find(({ clientId }) => clientId === params['client_id']);
  reply.headers(pageHeaders(client?.redirectUris.map((uri) => new URL(uri).origin)));
  return loginPage({
    language: languageOf(request),
    personas,
    kind,
    niveau: requestedLevel(params['acr_values']),
    backTo: new URL(String(params['redirect_uri'])).host,
    fault,
  });
}

function startLogin(provider: Provider, config: DigidConfig) {
  return async (request: LoginRequest, reply: FastifyReply) =>
    showLoginPage(config, await findLogin(provider, request, reply), undefined, request, reply);
}

function processChoice(provider: Provider, config: DigidConfig) {
  return async (request: LoginRequest, reply: FastifyReply) => {
    const login = await findLogin(provider, request, reply);
    const choice = parseChoice(parseForm(request.body), config.personas);
    if (choice === undefined) throw new errors.InvalidRequest('unknown persona or fault');
    const outcome = outcomeOf(choice, config.issuer, login.params['acr_values']);
    if (outcome === undefined) return showLoginPage(config, login, choice.fault, request, reply);
    const onward = await provider.interactionResult(request.raw, reply.raw, outcome, {
      mergeWithLastSubmission: false,
    });
    return reply.redirect(onward, 303);
  };
}

/** Sends the page for a login that cannot continue; without details for unexpected errors. */
function showError(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const expected = error instanceof errors.OIDCProviderError;
  if (!expected) request.log.error({ kind: error.name }, 'the DigiD simulator stumbled');
  const problem = expected ? `${error.error}: ${error.error_description ?? ''}` : 'server_error';
  return reply
    .code(expected ? 400 : 500)
    .headers(pageHeaders())
    .send(errorPage(languageOf(request), problem));
}

/** Registers the simulator's pages: the login page with its form, style and icon. */
export async function registerPages(
  app: FastifyInstance,
  provider: Provider,
  config: DigidConfig,
): Promise<void> {
  app.setErrorHandler(showError);
  acceptFormsOnly(app);
  app.get('/inloggen/:uid', startLogin(provider, config));
  app.post('/inloggen/:uid', processChoice(provider, config));
  app.get('/', (request, reply) =>
    reply.headers(pageHeaders()).send(startPage(languageOf(request))),
  );
  await serveFiles(app, new URL('.', import.meta.url), false);
}
