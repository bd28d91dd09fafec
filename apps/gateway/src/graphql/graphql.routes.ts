import { callPaths } from '@mijn/domain/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { compressTexts } from '../http/compress.ts';
import { checkOwnOrigin } from '../http/origin.ts';
import { maximumBytes } from '../http/limits.ts';
import { markAsData } from '../http/securityHeaders.ts';
import { setRetryAfter } from '../http/errors.ts';
import { createSignal } from '../http/signal.ts';
import { quotaErrorIn } from './graphqlErrors.ts';
import { Refusal } from '../http/refusal.ts';
import { ProviderError } from '../provider/providerError.ts';
import { checkSessie, isLookAhead } from '../sessie/readSessie.ts';
import { stopActing } from '../sessie/stopActing.ts';
import type { Sessie } from '../sessie/sessie.ts';
import { toCaller } from '../sessie/toCaller.ts';
import { createGraphqlContext, type GraphqlContext } from './graphqlContext.ts';
import type { Documents } from './documents.ts';
import type { Executor } from './executor.ts';

/** Creates the context that runs operations as the person of a session. */
export function sessieContext(
  request: FastifyRequest,
  sessie: Sessie,
  signal: AbortSignal,
  services: Services,
): GraphqlContext {
  const { config, createToken, now } = services;
  const caller = toCaller(sessie);
  const isRepresentative = sessie.gemachtigd !== undefined;
  const token = () => createToken(caller);
  const call = { connection: config.provider, token, signal, isRepresentative };
  const redirectHosts = config.betaling?.redirectHosts ?? [];
  const notices = {
    dismissed: sessie.dismissed,
    dismiss: (notice: string) => services.sessies.dismiss(sessie, notice),
  };
  const sessies = async () => {
    // The devices of neither person are a matter of who acts.
    if (isRepresentative) throw new ProviderError('refused', 403);
    return services.sessies.listOwn(sessie);
  };
  const { merk } = sessie;
  const about = { merk, looksAhead: isLookAhead(request), now: now(), log: config.log };
  return createGraphqlContext(call, { ...about, redirectHosts, notices, sessies });
}

/**
 * Registers `POST /graphql` (docs/contract.md): JSON only, from our own pages only, with a session. A readable request
 * gets 200, or 429 for an exhausted quota. A relation that the provider refuses with 401 ends the session (§4).
 */
export async function registerGraphql(
  app: FastifyInstance,
  services: Services,
  execute: Executor,
  documents: Documents,
): Promise<void> {
  const { limits, timeouts } = services;
  app.removeContentTypeParser('text/plain');
  await compressTexts(app);

  async function respond(request: FastifyRequest, reply: FastifyReply) {
    const { sessie } = request;
    if (sessie === undefined) throw new Refusal(401, 'no session');
    const operation = documents.parseRequest(request.body);
    const signal = createSignal(reply, timeouts.provider);
    const context = sessieContext(request, sessie, signal, services);
    const response = await execute(operation, context, request.log);
    if (context.isRefused()) await stopActing(request, reply, services, sessie);
    markAsData(reply);
    const quotaError = quotaErrorIn(response);
    if (quotaError) setRetryAfter(reply.code(429), quotaError);
    return reply
      .headers({ 'cache-control': 'no-store', vary: 'cookie, accept-encoding' })
      .send(response);
  }

  app.post(
    callPaths.graphql,
    {
      bodyLimit: maximumBytes.graphql,
      config: {
        errorShape: 'graphql',
        heavy: 'call',
        rateLimit: { max: limits.calls, groupId: 'graphql' },
      },
      onRequest: checkOwnOrigin,
      preParsing: checkSessie(services),
    },
    (request, reply) => respond(request, reply),
  );
}
