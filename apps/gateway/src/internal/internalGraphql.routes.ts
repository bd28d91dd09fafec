import { internalBase } from '@mijn/domain/internalPaths';
import { callPaths } from '@mijn/domain/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
// The same file that Mercurius and Pothos load: Vite would resolve graphql's other build.
import { GraphQLError, Kind, OperationTypeNode, parse } from 'graphql/index.js';
import type { Executor } from '../graphql/executor.ts';
import type { Documents } from '../graphql/documents.ts';
import { createGraphqlContext } from '../graphql/graphqlContext.ts';
import { limits } from '../graphql/operationLimits.ts';
import { compressTexts } from '../http/compress.ts';
import { maximumBytes } from '../http/limits.ts';
import { checkOwnOrigin } from '../http/origin.ts';
import { Refusal } from '../http/refusal.ts';
import { createSignal } from '../http/signal.ts';
import { isLookAhead } from '../sessie/readSessie.ts';
import type { InternalServices } from './internalServices.ts';
import { checkOpenFile, type OpenFile } from './staffOnly.ts';

/**
 * Allows queries only: staff see what the person sees and change nothing (docs/decisions.md §2).
 * @throws Refusal 400, 403
 */
function checkQuery(text: string): void {
  let definitions;
  try {
    ({ definitions } = parse(text, { maxTokens: limits.tokens }));
  } catch (error) {
    throw error instanceof GraphQLError ? new Refusal(400, 'no GraphQL') : error;
  }
  const changes = definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation !== OperationTypeNode.QUERY,
  );
  if (changes) throw new Refusal(403, 'staff change nothing');
}

function contextOf(
  { caller }: OpenFile,
  request: FastifyRequest,
  signal: AbortSignal,
  { config, createToken, now }: InternalServices,
) {
  const call = { connection: config.provider, token: () => createToken(caller), signal };
  return createGraphqlContext(call, {
    merk: request.brandHost.merk,
    looksAhead: isLookAhead(request),
    now: now(),
    redirectHosts: [],
    // Both belong to the person's own session, which does not exist here.
    notices: { dismissed: [], dismiss: async () => undefined },
    sessies: async () => [],
    log: config.log,
  });
}

/**
 * Registers `POST /intern/graphql`: like `/graphql`, for staff with the person's file open. Queries only;
 * the insurer logs actor and reason of every access.
 */
export async function registerInternalGraphql(
  app: FastifyInstance,
  services: InternalServices,
  execute: Executor,
  documents: Documents,
): Promise<void> {
  app.removeContentTypeParser('text/plain');
  await compressTexts(app);

  async function respond(request: FastifyRequest, reply: FastifyReply) {
    const { openFile } = request;
    if (openFile === undefined) throw new Refusal(403, 'no file is open');
    const operation = documents.parseRequest(request.body);
    checkQuery(operation.query);
    const signal = createSignal(reply, services.timeouts.provider);
    const context = contextOf(openFile, request, signal, services);
    const response = await execute(operation, context, request.log);
    return reply
      .headers({ 'cache-control': 'no-store', vary: 'cookie, accept-encoding' })
      .send(response);
  }

  app.post(
    internalBase + callPaths.graphql,
    {
      bodyLimit: maximumBytes.graphql,
      config: {
        errorShape: 'graphql',
        rateLimit: { max: services.limits.calls, groupId: 'graphql' },
      },
      onRequest: checkOwnOrigin,
      preParsing: checkOpenFile(services),
    },
    (request, reply) => respond(request, reply),
  );
}
