import type { GraphqlResponse, GraphqlRequest, RenderRequest } from '@mijn/contract/serverEntry';
import { pages, type PageName } from '@mijn/domain/paths';
import { postedField } from '@mijn/domain/postedForm';
import { isSentByError, loginFields } from '@mijn/domain/queryFields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { sessieContext } from '../graphql/graphql.routes.ts';
import type { Executor } from '../graphql/executor.ts';
import { quotaErrorIn } from '../graphql/graphqlErrors.ts';
import type { ProviderError } from '../provider/providerError.ts';
import { compressTexts } from '../http/compress.ts';
import { isNotPage, methodsOfCall, pathOf } from '../http/paths.ts';
import { checkCount } from '../http/rateLimit.ts';
import { createSignal } from '../http/signal.ts';
import { readSessie } from '../sessie/readSessie.ts';
import { stopActing } from '../sessie/stopActing.ts';
import { readMaintenance } from '../sessie/maintenance.ts';
import type { Sessie } from '../sessie/sessie.ts';
import { parseReturnPath, pathOfReturn } from '../sessie/returnPath.ts';
import { findPage } from './findPage.ts';
import { notLoggedIn, type View } from './view.ts';

export interface Resources {
  readonly services: Services;
  readonly view: View;
  readonly execute: Executor;
}

/** Responds to requests that are not pages: wrong methods of calls, and unknown addresses. */
function sendNoPage({ method }: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const methods = methodsOfCall(path);
  // A call with a correct method that arrives here is not registered in this gateway.
  if (!methods || methods.includes(method)) return reply.code(404).send({ status: 404 });
  return reply.code(405).header('allow', methods.join(', ')).send({ status: 405 });
}

/** Returns the session's part of a render request. */
export function sessieOfRender(
  sessie: Sessie | undefined,
): Pick<RenderRequest, 'loggedIn' | 'personMark' | 'acting'> {
  if (!sessie) return { loggedIn: false };
  const { gemachtigd } = sessie;
  const acting = gemachtigd && { naam: gemachtigd.naam, bereik: gemachtigd.bereik };
  return { loggedIn: true, personMark: sessie.marks[0], ...(acting && { acting }) };
}

/** Runs operations as a session's person, or without one. */
export function createGraphql(
  request: FastifyRequest,
  sessie: Sessie | undefined,
  signal: AbortSignal,
  { services, execute }: Resources,
) {
  let quotaError: ProviderError | undefined;
  const getQuotaError = () => quotaError;
  if (sessie === undefined) return { graphql: notLoggedIn, isRefused: () => false, getQuotaError };
  const context = sessieContext(request, sessie, signal, services);
  const graphql = async (pageRequest: GraphqlRequest): Promise<GraphqlResponse> => {
    const response = await execute(pageRequest, context, request.log);
    quotaError ??= quotaErrorIn(response);
    return response;
  };
  return { graphql, isRefused: context.isRefused, getQuotaError };
}

/**
 * Returns where a logged-in person continues from /inloggen (§4); undefined if an error led there, to avoid
 * a redirect loop.
 */
function pathBeyondSignIn({ url }: FastifyRequest): string | undefined {
  const search = queryOf(url);
  if (isSentByError(search)) return undefined;
  return pathOfReturn(parseReturnPath(search.get(loginFields.back), (name) => search.get(name)));
}

/** Returns the flash that a posted form left for the page. */
async function findFlash(
  { url }: FastifyRequest,
  sessie: Sessie,
  { postedForms }: Services,
): Promise<string | undefined> {
  const mark = queryOf(url).get(postedField);
  return mark === null ? undefined : postedForms.findCarried(sessie, mark);
}

/** Renders a page for the session; a relation refused with 401 ends the session (§4). */
async function show(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageName | undefined,
  resources: Resources,
) {
  const { services, view } = resources;
  const sessie = await readSessie(request, services);
  if (sessie) checkCount(await services.countPage(`person ${sessie.bsn}`));
  const onward = page === 'inloggen' && sessie && pathBeyondSignIn(request);
  if (onward) return reply.redirect(onward, 303);
  // The insurer's timeout must not abort rendering the page that reports it.
  const wait = createSignal(reply, services.timeouts.provider);
  const { graphql, isRefused } = createGraphql(request, sessie, wait, resources);
  const pageQuery = { ...sessieOfRender(sessie), graphql, signal: createSignal(reply) };
  const status = page === undefined && ({ status: 404 } as const);
  const flash = sessie && (await findFlash(request, sessie, services));
  const response = await view.create(request, {
    ...pageQuery,
    ...status,
    ...(flash !== undefined && { flash }),
  });
  if (isRefused()) {
    const stays = await stopActing(request, reply, services, sessie);
    // The permission to act for somebody else has ended, and the person is still logged in.
    if (stays) return reply.redirect(pages.machtigingen.path, 303);
  }
  return view.send(request, reply, response);
}

async function respond(request: FastifyRequest, reply: FastifyReply, resources: Resources) {
  const path = pathOf(request.url);
  void reply.header('cache-control', 'no-store');
  if (path === '/') return reply.redirect(pages.overzicht.path, 303);
  const page = findPage(path);
  if (page === 'digid' || (page === undefined && isNotPage(path))) {
    return sendNoPage(request, reply, path);
  }
  const inMaintenance = await readMaintenance(resources.services.config.maintenanceFile);
  if (inMaintenance && page !== 'status503')
    return resources.view.showStatus(request, reply, 503, false);
  return show(request, reply, page, resources);
}

/**
 * Registers all other GET addresses: the pages of §2, rendered with data and their true status, in the
 * request's language and brand.
 */
export async function registerPages(app: FastifyInstance, resources: Resources): Promise<void> {
  const rateLimit = { max: resources.services.limits.pages, groupId: 'pages' } as const;
  await compressTexts(app);
  app.get('/*', { config: { errorShape: 'page', heavy: 'page', rateLimit } }, (request, reply) =>
    respond(request, reply, resources),
  );
}

/**
 * Returns the query of a request's address. Not with `URL`, which parses `//a:b` as an invalid host name.
 */
function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : url.slice(at));
}
