import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProviderError } from '../provider/providerError.ts';
import { methodsOf } from './paths.ts';
import { Refusal } from './refusal.ts';

/** How a route words its errors: the contract's plain status, GraphQL's list, or a page. */
export type ErrorShape = 'status' | 'graphql' | 'pagina';

/** Shows a status page in place of what failed. */
export type ShowStatus = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
) => Promise<FastifyReply>;

declare module 'fastify' {
  interface FastifyContextConfig {
    errorShape?: ErrorShape;
  }
}

const retrySeconds = 5;

/** What stands behind an error, without anything that was sent or received. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { soort: typeof error };
  const cause =
    error.cause instanceof Error ? `${error.cause.name}: ${error.cause.message}` : undefined;
  return { soort: error.name, melding: error.message, ...(cause && { cause }) };
}

/** The status of an error; 500 for whatever nobody foresaw. */
export function statusOf(error: unknown): number {
  if (error instanceof ProviderError) return error.status;
  if (!(error instanceof Error) || !('statusCode' in error)) return 500;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500;
}

function bodyOf(status: number, shape: ErrorShape, id: string): object {
  const request = status >= 500 && { request: id };
  if (shape !== 'graphql') return { status, ...request };
  const extensions = { status, redenen: [], soort: 'refused', ...request };
  return { errors: [{ message: `gateway ${status}`, extensions }] };
}

/** Answers an error in the shape of its route. Never a stack, a text of ours or echoed input. */
export function registerErrorResponses(app: FastifyInstance, showStatus: ShowStatus): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    const shape = request.routeOptions.config.errorShape ?? 'status';
    if (status >= 500) {
      const unexpected = error instanceof Error && !(error instanceof Refusal);
      const stack = unexpected ? error.stack : undefined;
      request.log.error({ ...describeError(error), stack }, 'verzoek mislukt');
    }
    void reply.header('cache-control', 'no-store');
    // Whoever sends too much is not listened to until the end.
    if (status === 413) void reply.header('connection', 'close');
    if (status === 503) void reply.header('retry-after', retrySeconds);
    if (error instanceof Refusal && error.allow) void reply.header('allow', error.allow);
    if (shape === 'pagina') return showStatus(request, reply, status);
    return reply.code(status).send(bodyOf(status, shape, request.id));
  });
  // Every address answers GET, if only with "not found": what else arrives here has a wrong method.
  app.setNotFoundHandler((request) => {
    const [path = ''] = request.url.split('?', 1);
    throw new Refusal(405, 'verkeerde methode', { allow: methodsOf(path) });
  });
}
