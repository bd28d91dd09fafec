import { createLogLimit, type LogLimit } from '@mijn/domain/logLimit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from './paths.ts';

/** Of refused requests so many are told in so many milliseconds. */
const [mostRefused, windowMs] = [100, 10_000];

declare module 'fastify' {
  interface FastifyInstance {
    hasRoomToTell: LogLimit;
  }
  interface FastifyRequest {
    /** Whether the log tells of this refusal; decided once for all lines about it. */
    isTold: boolean | undefined;
  }
}

/** Whether a status is a refusal, of which anybody can cause as many as they like. */
function isRefusal(status: number): boolean {
  return (status >= 400 && status < 500) || status === 503;
}

/** Whether the log tells of a request with this status: always, but of a flood of refusals the first only. */
export function mayTell(request: FastifyRequest, status: number): boolean {
  if (!isRefusal(status)) return true;
  request.isTold ??= request.server.hasRoomToTell();
  return request.isTold;
}

/** Whether it is asked by machines, every few seconds. */
const isProbe = (route: string | undefined): boolean =>
  route === paths.lives || route === paths.ready;

/**
 * Logs one line per request: its route and never its address, which could carry a login's answer. A flood
 * of requests that are refused is counted instead, and probes of our health are told at debug only.
 */
export function logRequests(app: FastifyInstance): void {
  const tellRest = (refused: number): void =>
    app.log.warn({ refused }, 'more requests were refused');
  app.decorate('hasRoomToTell', createLogLimit({ most: mostRefused, windowMs, tellRest }));
  app.decorateRequest('isTold', undefined);
  app.addHook('onResponse', async (request, reply) => {
    if (!mayTell(request, reply.statusCode)) return;
    const level = isProbe(request.routeOptions.url) ? 'debug' : 'info';
    request.log[level]({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
