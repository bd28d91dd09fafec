import type { Metrics } from './metrics.ts';

interface Request {
  readonly method: string;
  readonly routeOptions: { readonly url?: string | undefined };
}

interface Reply {
  readonly statusCode: number;
  readonly elapsedTime: number;
}

/**
 * Returns a Fastify `onResponse` hook that records the duration of each response by route and status. The
 * route is a pattern, so that no id ends up in the metrics.
 */
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
