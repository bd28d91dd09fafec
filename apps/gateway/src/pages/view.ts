import type { RenderRequest, RenderResponse, ServerEntry } from '@mijn/contract/serverEntry';
import { cookieChoiceIn } from '@mijn/domain/cookies';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { isOwnPath } from '@mijn/domain/safeAddress';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { allowInline } from '../http/securityHeaders.ts';
import { pathOf } from '../http/paths.ts';
import { describeError, positionOf, type ShowStatus } from '../http/errors.ts';
import { createSignal } from '../http/signal.ts';
import { createFormTokens } from '../posts/formTokens.ts';
import { sessieIdOf } from '../sessie/readSessie.ts';
import { sendFallback, type FallbackAbout } from './fallbackPage.ts';
import { findPage } from './findPage.ts';
import { languageOf } from './languageChoice.ts';
import { createRuntimeConfig } from './runtimeConfig.ts';

/** Statuses with their own screen (§8); others show the 500 screen. */
type ScreenStatus = NonNullable<RenderRequest['status']>;

const screenStatuses = [401, 403, 404, 500, 503] as const satisfies ScreenStatus[];
const retrySeconds = 30;

export type PageRequest = Pick<
  RenderRequest,
  | 'loggedIn'
  | 'personMark'
  | 'acting'
  | 'graphql'
  | 'signal'
  | 'status'
  | 'posted'
  | 'flash'
  | 'forwardClaim'
  | 'stopSessie'
  | 'confirmEmail'
>;

export interface View {
  /** Renders the requested page in the request's language and brand. */
  create(request: FastifyRequest, pageQuery: PageRequest): Promise<RenderResponse>;
  /** Sends the result: a page with its true status, or a redirect within the app. */
  send(request: FastifyRequest, reply: FastifyReply, response: RenderResponse): FastifyReply;
  /** Shows a status page in place, without a session. */
  readonly showStatus: ShowStatus;
}

/** The response to an operation without a session. */
export const notLoggedIn = async () => ({
  errors: [{ message: 'gateway: 401', extensions: { status: 401, redenen: [], soort: 'refused' } }],
});

function addRetry(reply: FastifyReply, status: number): void {
  if (status === 503) void reply.header('retry-after', retrySeconds);
}

function sendHtml(reply: FastifyReply, status: number, html: string): FastifyReply {
  addRetry(reply, status);
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

function send(request: FastifyRequest, reply: FastifyReply, response: RenderResponse) {
  void reply.headers({
    'cache-control': 'no-store',
    'content-language': languageOf(request),
    vary: 'cookie, accept-language, accept-encoding',
  });
  if (response.kind === 'page') {
    allowInline(reply, response);
    return sendHtml(reply, response.status, response.html);
  }
  if (!isOwnPath(response.to)) throw new Error('a page wants to lead to a foreign address');
  return reply.redirect(response.to, response.status);
}

function aboutOf(request: FastifyRequest, { links }: Services['config']): FallbackAbout {
  const { merk } = request.brandHost;
  return {
    language: languageOf(request),
    merk,
    help: (links ?? inventedLinks)[merk].help,
    isPosted: request.method === 'POST',
  };
}

export function createView({ config, hosts }: Services, { render }: ServerEntry): View {
  const configOf = createRuntimeConfig(config, hosts);
  async function create(request: FastifyRequest, pageQuery: PageRequest) {
    const now = new Date();
    const cookieChoice = cookieChoiceIn((name) => request.cookies[name]);
    return render({
      ...pageQuery,
      url: request.url,
      language: languageOf(request),
      ...(cookieChoice && { cookieChoice }),
      config: await configOf(request.brandHost.merk, now),
      seal: createFormTokens(
        pageQuery.loggedIn ? sessieIdOf(request) : undefined,
        pageQuery.personMark,
      ),
      now: now.toISOString(),
      reportError: (error) =>
        request.log.error(
          { ...describeError(error), position: positionOf(error) },
          'the client stumbled',
        ),
    });
  }

  const showStatus: ShowStatus = async (request, reply, status, isPlain, quota) => {
    void reply.header('cache-control', 'no-store');
    const isDeclaratie =
      request.method === 'POST' && findPage(pathOf(request.url)) === 'declaratieIndienen';
    if (isPlain || (status === 413 && isDeclaratie)) {
      return sendFallback(reply, status, { ...aboutOf(request, config), isDeclaratie, quota });
    }
    const screen = screenStatuses.find((known) => known === status) ?? 500;
    const signal = createSignal(reply);
    const pageQuery = { loggedIn: false, graphql: notLoggedIn, status: screen, signal };
    try {
      const response = await create(request, pageQuery);
      // A client error keeps its status, though it shares a page with server errors.
      const isTheirs = status < 500 && response.kind === 'page';
      return send(request, reply, isTheirs ? { ...response, status } : response);
    } catch (error) {
      request.log.error(describeError(error), 'a status page could not be shown');
      addRetry(reply, status);
      return sendFallback(reply, status, aboutOf(request, config));
    }
  };

  return { create, send, showStatus };
}
