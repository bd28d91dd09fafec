import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findQuota, type QuotaName } from '@mijn/domain/quotas';
import { ProviderError } from '../provider/providerError.ts';
import { methodsOf } from './paths.ts';
import { Refusal, TooBusyRefusal } from './refusal.ts';
import { shouldLog } from './requestLog.ts';
import { shouldDrain } from './drain.ts';
import { isCallerGone } from './signal.ts';

/** Shape of a route's errors: the contract's plain status, GraphQL's list, or a page. */
export type ErrorShape = 'status' | 'graphql' | 'page';

/** An exhausted quota, with the seconds until it is available again. */
export interface UsedQuota {
  readonly name: QuotaName;
  readonly seconds: number;
}

/** Renders a status page; with `isPlain` a static one, when rendering would cost too much. */
export type ShowStatus = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  isPlain: boolean,
  quota?: UsedQuota,
) => Promise<FastifyReply>;

declare module 'fastify' {
  interface FastifyContextConfig {
    errorShape?: ErrorShape;
  }
}

const busySeconds = 5;

/** Name and code of an error. */
function kindOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return error.name + code;
}

/**
 * Describes an error without data of the request. The message of a foreign error may contain such data, so it is left
 * out.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const isOurs = error instanceof Refusal || error instanceof ProviderError;
  const cause = error.cause instanceof Error ? kindOf(error.cause) : undefined;
  const message = isOurs ? error.message : undefined;
  return { kind: kindOf(error), ...(message && { message }), ...(cause && { cause }) };
}

/** The stack of an error without its message. */
export function positionOf(error: unknown): string[] | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
}

/** Logs a failed request, unless it was only refused or the client has gone. */
function logFailure(request: FastifyRequest, status: number, error: unknown): void {
  if (status < 500 || isCallerGone(error) || request.socket.destroyed) return;
  if (!shouldLog(request, status)) return;
  const position = error instanceof Refusal ? undefined : positionOf(error);
  request.log.error({ ...describeError(error), position }, 'a request failed');
}

/** Returns the status of an error; 500 for an unexpected one. */
export function statusOf(error: unknown): number {
  if (error instanceof ProviderError) return error.status;
  if (!(error instanceof Error) || !('statusCode' in error)) return 500;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600 ? statusCode : 500;
}

function bodyOf(error: unknown, shape: ErrorShape, id: string): object {
  const status = statusOf(error);
  const request = status >= 500 && { request: id };
  const redenen = error instanceof ProviderError && status === 429 && { redenen: error.redenen };
  if (shape !== 'graphql') return { status, ...redenen, ...request };
  const word = error instanceof Refusal ? error.soort : 'refused';
  const extensions = { status, redenen: [], soort: word, ...request };
  return { errors: [{ message: `gateway ${status}`, extensions }] };
}

/** Sets Retry-After when the wait is known. */
export function setRetryAfter(
  reply: FastifyReply,
  { retrySeconds }: Pick<Refusal, 'retrySeconds'>,
): void {
  if (retrySeconds !== undefined) void reply.header('retry-after', retrySeconds);
}

/** The quota that an error reports as exhausted, if any. */
function usedQuotaIn(error: unknown): UsedQuota | undefined {
  if (!(error instanceof ProviderError) || error.status !== 429) return undefined;
  const name = findQuota(error.redenen);
  return name && { name, seconds: error.retrySeconds ?? busySeconds };
}

/** Whether a browser followed a link to a file: a person then sees the answer. */
function isFollowed({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

/** Answers errors in the shape of their route, without stack, message or echoed input. */
export function registerErrorResponses(app: FastifyInstance, showStatus: ShowStatus): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    const quota = usedQuotaIn(error);
    const own = request.routeOptions.config.errorShape ?? 'status';
    const shape = quota && own === 'status' && isFollowed(request) ? 'page' : own;
    logFailure(request, status, error);
    void reply.header('cache-control', 'no-store');
    // Close the connection on oversized or stalled bodies, unless the body was drained.
    if (status === 413 && shouldDrain(request)) void reply.removeHeader('connection');
    else if (status === 413 || status === 408) void reply.header('connection', 'close');
    if (status === 503) void reply.header('retry-after', busySeconds);
    if (error instanceof Refusal || error instanceof ProviderError) setRetryAfter(reply, error);
    if (error instanceof Refusal && error.allow !== undefined) reply.header('allow', error.allow);
    const isPlain = status === 429 || error instanceof TooBusyRefusal;
    if (shape === 'page') return showStatus(request, reply, status, isPlain, quota);
    return reply.code(status).send(bodyOf(error, shape, request.id));
  });
  // Every path handles GET, if only with 404: requests that get here have a wrong method.
  app.setNotFoundHandler((request) => {
    const [path = ''] = request.url.split('?', 1);
    throw new Refusal(405, 'wrong method', { allow: methodsOf(path) });
  });
}
