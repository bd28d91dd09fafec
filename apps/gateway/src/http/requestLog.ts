import { createLogLimit, type LogLimit } from '@mijn/domain/logLimit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from './paths.ts';

/** Maximum of refused requests that are logged, per window in milliseconds. */
const [mostRefused, windowMs] = [100, 10_000];

declare module 'fastify' {
  interface FastifyInstance {
    hasRoomToTell: LogLimit;
  }
  interface FastifyRequest {
    /** Whether the log reports this refusal; decided once for all lines about the request. */
    isTold: boolean | undefined;
  }
}

/** Whether a status is a refusal, which any client can cause in any number. */
function isRefusal(status: number): boolean {
  return (status >= 400 && status < 500) || status === 503;
}

/** Whether to log a request with this status: always, except for refusals beyond the limit. */
export function shouldLog(request: FastifyRequest, status: number): boolean {
  if (!isRefusal(status)) return true;
  request.isTold ??= request.server.hasRoomToTell();
  return request.isTold;
}

/** Whether the route is a health probe, requested every few seconds. */
const isProbe = (route: string | undefined): boolean =>
  route === paths.lives || route === paths.ready;

/**
 * Logs one line per request, with its route but not its URL, which may contain the answer of a login. Refused requests
 * beyond a limit are counted instead, and health probes are logged at debug.
 */
export function logRequests(app: FastifyInstance): void {
  const tellRest = (refused: number): void =>
    app.log.warn({ refused }, 'more requests were refused');
  app.decorate('hasRoomToTell', createLogLimit({ most: mostRefused, windowMs, tellRest }));
  app.decorateRequest('isTold', undefined);
  app.addHook('onResponse', async (request, reply) => {
    if (!shouldLog(request, reply.statusCode)) return;
    const level = isProbe(request.routeOptions.url) ? 'debug' : 'info';
    request.log[level]({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
