import type { RefusalStatus } from '@mijn/contract/calls/call';
import { createLogLimit } from '@mijn/domain/logLimit';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { isDatabaseGone } from './databaseGone.ts';
import { isOutOfRoom } from '@mijn/domain/serverErrors';
import { UpstreamError, Refusal } from './refusal.ts';

const retryAfter: Partial<Record<RefusalStatus, string>> = { 503: '5', 429: '5' };

/**
 * Sends a refusal (docs/decisions.md §8): the same bytes for the same status, without any input and
 * without a stack. Only 500 adds the request id.
 */
export function sendRefusal(
  reply: FastifyReply,
  {
    status,
    redenen,
    retrySeconds,
  }: Pick<Refusal, 'status' | 'redenen'> & Partial<Pick<Refusal, 'retrySeconds'>>,
  nestsStatus: boolean,
): FastifyReply {
  const wait = retrySeconds ?? retryAfter[status];
  if (wait) reply.header('retry-after', wait);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  // Serialized here, so that the response schema of the call does not apply.
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((body) => JSON.stringify(body))
    .send({
      status: nestsStatus ? { status } : status,
      ...(redenen.length > 0 ? { redenen } : {}),
      ...(status === 500 ? { request: reply.request.id } : {}),
    });
}

/**
 * Maps an error to a refusal; unexpected errors become 500.
 * @param hungUp the client has closed the connection
 */
export function toRefusal(error: unknown, hungUp: boolean): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseGone(error) || isOutOfRoom(error)) return new Refusal(503);
  // Never sent: the client is gone.
  if (hungUp) return new Refusal(408);
  const statusCode = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  const known = ([400, 405, 408, 413, 415, 429, 503] as const).find((s) => s === statusCode);
  return new Refusal(known ?? 500);
}

// Limits log lines about refusals, because any client can cause refusals.
const [mostRefused, windowMs] = [100, 10_000];

/** Logs a refused or failed call. */
export type Report = (
  line: { readonly request: string; readonly path: string | undefined; readonly status: number },
  error: unknown,
) => void;

/**
 * Creates the report of refused and failed calls. Logs the route template instead of the path,
 * which may hold an id or a search term. A 500 is always logged; refusals, including 503, are
 * limited to the first ones in a window and the number of the rest.
 */
export function createReport(log: FastifyBaseLogger): Report {
  const tellRest = (refused: number): void => log.warn({ refused }, 'more calls were refused');
  const mayTell = createLogLimit({ most: mostRefused, windowMs, tellRest });
  return (line, error) => {
    if (line.status === 500) log.error({ ...line, error: toLogged(error) }, 'call failed');
    else if (!mayTell()) return;
    else if (line.status > 500) log.error({ ...line, error: toLogged(error) }, 'call failed');
    else log.info(line, 'call refused');
  };
}

/**
 * Returns the fields of an error that are safe to log: not its message, which may repeat a value,
 * but the message of a `BehindError`, which contains only our own words.
 */
export function toLogged(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const position = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  const cause = error.cause instanceof UpstreamError ? error.cause.message : undefined;
  // Limited to the first errors of a round in which several failed.
  const errors =
    error instanceof AggregateError ? error.errors.slice(0, 3).map(toLogged) : undefined;
  const code = 'code' in error ? error.code : undefined;
  return { name: error.name, code, cause, position, errors };
}
