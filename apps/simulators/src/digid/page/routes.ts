import { preferredLanguage, type Language } from '@mijn/domain/language';
import type { ErrorOut, KoaContextWithOIDC, Provider } from 'oidc-provider';
import {
  html,
  type Html,
  pageHeaders,
  pageFrame,
  serveFiles,
  acceptFormsOnly,
  parseForm,
  languageOf,
  sendPage,
} from '../../page/page.ts';
import { texts, type LoginKind, type Texts, textsOf } from './texts.ts';
import {
  type LoginPerson,
  type DigidConfig,
  digidFaults,
  type DigidFault,
  levels,
  type Level,
  asksMandate,
  mandateServices,
  requestedLevel,
  parseChoice,
  outcomeOf,
} from '../login.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '../oidcProvider.ts';

/** Renders the page for a login that cannot continue, with the protocol's error code. */
function errorPage(language: Language, problem: string): string {
  const t = texts[language];
  return pageFrame(
    { language, name: t.name, title: t.failedTitle },
    html`<p>${t.failedExplanation}</p>
      <p class="muted">${t.problem}: <code lang="en">${problem}</code></p>`,
  );
}

/** Renders the page at the simulator's bare address, for a browser without a pending login. */
function startPage(language: Language): string {
  const t = texts[language];
  return pageFrame(
    { language, name: t.name, title: t.startTitle },
    html`<p>${t.startExplanation}</p>`,
  );
}

/** Shows an error that the broker cannot send back to the relying party (`renderError`). */
export function showBrokerError(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  ctx.set(pageHeaders());
  const problem = [out.error, out.error_description].filter(Boolean).join(': ');
  ctx.body = errorPage(preferredLanguage(ctx.get('accept-language')), problem);
}

/** Data of the login page. */
interface LoginPageData {
  readonly language: Language;
  readonly personas: readonly LoginPerson[];
  /** DigiD, or the login of staff. */
  readonly kind: LoginKind;
  readonly niveau: Level;
  /** Host name (and port) of the relying party. */
  readonly backTo: string;
  /** The relying party asks for a login for somebody else. */
  readonly withMandate: boolean;
  /** The fault that is preselected. */
  readonly fault: DigidFault | undefined;
}

function faultRadio(value: string, label: string, chosen: boolean): Html {
  return html`<label>
    <input type="radio" name="fault" value="${value}" ${chosen ? 'checked' : ''} /> ${label}</label
  >`;
}

function faultChoices({ language, fault }: LoginPageData, t: Texts): Html {
  const choices = Object.entries(digidFaults).map(([key, label]) =>
    faultRadio(key, label[language], key === fault),
  );
  return html`<details ${fault ? 'open' : ''}>
    <summary>${t.faults}</summary>
    <fieldset>
      <legend>${t.faultsExplanation}</legend>
      ${faultRadio('', t.noFault, fault === undefined)}${choices}
    </fieldset>
  </details>`;
}

function mandateChoice({ language, personas, withMandate }: LoginPageData, t: Texts): Html | '' {
  if (!withMandate) return '';
  const people = personas.map(({ key, naam }) => html`<option value="${key}">${naam}</option>`);
  const services = Object.entries(mandateServices).map(
    ([name, label]) => html`<option value="${name}">${label[language]}</option>`,
  );
  return html`<h2>${t.mandate}</h2>
    <p>
      <label
        >${t.represented}
        <select name="represented">
          ${people}
        </select></label
      >
    </p>
    <p>
      <label
        >${t.service}
        <select name="service">
          ${services}
        </select></label
      >
    </p>`;
}

function personChoice(language: Language, { key, naam, omschrijving }: LoginPerson): Html {
  return html`<li>
    <button name="persona" value="${key}" aria-describedby="about-${key}">${naam}</button>
    <p id="about-${key}">${omschrijving[language]}</p>
  </li> `;
}

function levelFact(niveau: Level, t: Texts): Html {
  return html`<div>
    <dt>${t.niveau}</dt>
    <dd><span lang="nl">${levels[niveau]}</span> (${niveau})</dd>
  </div>`;
}

/**
 * Renders the login page: the personas as buttons, the faults as collapsed radio buttons. The form has no action, so
 * that it posts to this login. Pressing Enter on a radio button activates the first button of the form. A hidden button
 * without a persona comes first, so that Enter does not log the first persona in.
 */
function loginPage(page: LoginPageData): string {
  const { language, personas, niveau, backTo, kind } = page;
  const t = textsOf(language, kind);
  return pageFrame(
    { language, name: t.name, title: t.title },
    html`<p class="notice"><strong>${t.thisIsNotDigid}</strong> ${t.explanation}</p>
      <dl>
        ${kind === 'digid' ? levelFact(niveau, t) : ''}
        <div>
          <dt>${t.backTo}</dt>
          <dd>${backTo}</dd>
        </div>
      </dl>
      <form method="post" autocomplete="off">
        <button name="persona" value="" hidden></button>
        ${faultChoices(page, t)} ${mandateChoice(page, t)}
        <h2>${t.people}</h2>
        <ul>
          ${personas.map((persona) => personChoice(language, persona))}
        </ul>
        <button class="cancel" name="fault" value="cancel">${t.cancel}</button>
      </form>`,
  );
}

type LoginRequest = FastifyRequest<{ Params: { uid: string } }>;

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
    withMandate: asksMandate(params['scope']),
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
  app.get('/', (request, reply) => sendPage(reply, startPage(languageOf(request))));
  await serveFiles(app, new URL('.', import.meta.url), false);
}
