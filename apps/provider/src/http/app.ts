import { providerBase } from '@mijn/contract/addresses';
import { getCall } from '@mijn/contract/calls';
import { uploadTimes } from '@mijn/contract/uploadTimes';
import { measureRequests } from '@mijn/metrics/measureRequests';
import type { Metrics } from '@mijn/metrics/metrics';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import type { App } from './services.ts';
import { createReport, sendRefusal, toRefusal } from './errorResponse.ts';
import { notFound } from './refusal.ts';

/** Timeouts of incoming requests, in milliseconds. */
interface RequestTimes {
  /** Headers; must not exceed `request`, or Node swaps the two. */
  readonly header: number;
  /** Whole request. */
  readonly request: number;
  /** Interval of the check for slow requests. */
  readonly check: number;
}

const requestTimes: RequestTimes = {
  header: 60_000,
  request: uploadTimes.fileCall,
  check: 30_000,
};

export interface PressureLimits {
  readonly maxEventLoopDelay?: number;
  readonly maxRssBytes?: number;
  /** Milliseconds. */
  readonly sampleInterval: number;
}

const pressureLimits: PressureLimits = { maxEventLoopDelay: 2_000, sampleInterval: 5_000 };

/**
 * Creates the provider's Fastify without its calls. Errors outside of calls get the contract's
 * form, and personal answers are not cached.
 * @param times for tests: shorter timeouts
 * @param pressure for tests: limits that every process exceeds
 */
export async function createApp(
  log: FastifyBaseLogger,
  metrics?: Pick<Metrics, 'observe'>,
  times = requestTimes,
  pressure = pressureLimits,
): Promise<App> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    requestTimeout: times.request,
    http: { headersTimeout: times.header, connectionsCheckingInterval: times.check },
    // During shutdown, requests on kept-alive connections are still answered; then the connection closes.
    return503OnClosing: false,
    // A long id must get the 404 of an unknown id, and not that of an unknown path.
    routerOptions: { maxParamLength: 20_000 },
    exposeHeadRoutes: false,
    frameworkErrors: (_error, request, reply) => {
      void respondToUnknownPath(request, reply);
    },
  });
  if (metrics) app.addHook('onResponse', measureRequests(metrics));
  // A connection whose answer was on its way when the stop began becomes idle only later.
  app.addHook('preClose', async () => {
    const closing = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(closing));
  });
  // The types guarantee the contract's shape, so no schema filters the answer.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  // A sample without a turn of the event loop counts as infinite delay. With samples of a second, a
  // machine that is starved for a second during start would refuse the first callers.
  await app.register(underPressure, {
    ...pressure,
    retryAfter: 5,
  });
  const report = createReport(log);
  app.decorateRequest('caller');
  app.decorateRequest('actor');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error, request.socket.destroyed);
    const { url: path, config } = request.routeOptions;
    report({ request: request.id, path, status: refusal.status }, error);
    const nests = config.call !== undefined && getCall(config.call).nestsStatus === true;
    return sendRefusal(reply, refusal, nests);
  });
  app.setNotFoundHandler((request, reply) => respondToUnknownPath(request, reply));
  return app;
}

function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}

/** Answers 404 for an unknown path; below the claims, in the form of an unknown claim. */
function respondToUnknownPath(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const nests = request.raw.url?.startsWith(`${providerBase}/declaraties/`) ?? false;
  reply.header('cache-control', 'no-store');
  return sendRefusal(reply, notFound(), nests);
}
