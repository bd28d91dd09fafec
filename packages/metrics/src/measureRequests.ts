import type { Metrics } from './metrics.ts';

/** What of a Fastify request is needed; its route is a pattern, so that no id becomes a figure. */
interface Request {
  readonly method: string;
  readonly routeOptions: { readonly url?: string | undefined };
}

/** What of its reply is needed; `elapsedTime` in milliseconds. */
interface Reply {
  readonly statusCode: number;
  readonly elapsedTime: number;
}

/** For Fastify's `onResponse`: tells of every answer how long it took, by route and status. */
export function measureRequests(
  metrics: Pick<Metrics, 'observe'>,
): (request: Request, reply: Reply) => Promise<void> {
  return async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    metrics.observe({
      method,
      route: routeOptions.url ?? 'unknown',
      status: statusCode,
      seconds: elapsedTime / 1000,
    });
  };
}
