import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProviderError } from '../provider/providerError.ts';
import { methodsOf } from './paths.ts';
import { Refusal, TooBusyRefusal } from './refusal.ts';
import { mayTell } from './requestLog.ts';
import { isDrained } from './drain.ts';
import { isCallerGone } from './signal.ts';

/** How a route words its errors: the contract's plain status, GraphQL's list, or a page. */
export type ErrorShape = 'status' | 'graphql' | 'page';

/** Shows a status page in place of what failed; a plain one where rendering it would cost too much. */
export type ShowStatus = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  isPlain: boolean,
) => Promise<FastifyReply>;

declare module 'fastify' {
  interface FastifyContextConfig {
    errorShape?: ErrorShape;
  }
}

const retrySeconds = 5;

/** An error's name, and the code that its maker gave it. */
function kindOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return error.name + code;
}

/**
 * What stands behind an error, without anything that was sent or received: of an error that is not ours
 * the message may hold that, so it has none here.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const isOurs = error instanceof Refusal || error instanceof ProviderError;
  const cause = error.cause instanceof Error ? kindOf(error.cause) : undefined;
  const message = isOurs ? error.message : undefined;
  return { kind: kindOf(error), ...(message && { message }), ...(cause && { cause }) };
}

/** Where an error arose, without its message. */
export function positionOf(error: unknown): string[] | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
}

/** Logs a request that failed: not one that was only refused, nor one that nobody waits for any more. */
function logFailure(request: FastifyRequest, status: number, error: unknown): void {
  if (status < 500 || isCallerGone(error) || request.socket.destroyed) return;
  if (!mayTell(request, status)) return;
  const position = error instanceof Refusal ? undefined : positionOf(error);
  request.log.error({ ...describeError(error), position }, 'a request failed');
}

/** The status of an error; 500 for whatever nobody foresaw. */
export function statusOf(error: unknown): number {
  if (error instanceof ProviderError) return error.status;
  if (!(error instanceof Error) || !('statusCode' in error)) return 500;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500;
}

function bodyOf(error: unknown, shape: ErrorShape, id: string): object {
  const status = statusOf(error);
  const request = status >= 500 && { request: id };
  if (shape !== 'graphql') return { status, ...request };
  const word = error instanceof Refusal ? error.soort : 'refused';
  const extensions = { status, redenen: [], soort: word, ...request };
  return { errors: [{ message: `gateway ${status}`, extensions }] };
}

function addRefusalHeaders(reply: FastifyReply, { allow, retrySeconds: seconds }: Refusal): void {
  if (allow !== undefined) void reply.header('allow', allow);
  if (seconds !== undefined) void reply.header('retry-after', seconds);
}

/** Answers an error in the shape of its route. Never a stack, a text of ours or echoed input. */
export function registerErrorResponses(app: FastifyInstance, showStatus: ShowStatus): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    const shape = request.routeOptions.config.errorShape ?? 'status';
    logFailure(request, status, error);
    void reply.header('cache-control', 'no-store');
    // Whoever sends far too much, or nothing any more, is not listened to until the end.
    if (status === 413 && isDrained(request)) void reply.removeHeader('connection');
    else if (status === 413 || status === 408) void reply.header('connection', 'close');
    if (status === 503) void reply.header('retry-after', retrySeconds);
    if (error instanceof Refusal) addRefusalHeaders(reply, error);
    const isPlain = status === 429 || error instanceof TooBusyRefusal;
    if (shape === 'page') return showStatus(request, reply, status, isPlain);
    return reply.code(status).send(bodyOf(error, shape, request.id));
  });
  // Every address answers GET, if only with "not found": what else arrives here has a wrong method.
  app.setNotFoundHandler((request) => {
    const [path = ''] = request.url.split('?', 1);
    throw new Refusal(405, 'wrong method', { allow: methodsOf(path) });
  });
}
