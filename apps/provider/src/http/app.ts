import { providerBase } from '@mijn/contract/addresses';
import { callNamed } from '@mijn/contract/calls';
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

/** How long a client of ours may take, in milliseconds. */
interface RequestTimes {
  /** Sending its headers: no more than the whole, or Node takes one for the other. */
  readonly header: number;
  /** Sending its whole request. */
  readonly request: number;
  /** How often slow ones are looked for. */
  readonly check: number;
}

const requestTimes: RequestTimes = {
  header: 60_000,
  request: uploadTimes.fileCall,
  check: 30_000,
};

/** Beyond these Fastify refuses calls at once. */
export interface PressureLimits {
  /** Milliseconds. */
  readonly maxEventLoopDelay?: number;
  readonly maxRssBytes?: number;
  /** Milliseconds. */
  readonly sampleInterval: number;
}

const pressureLimits: PressureLimits = { maxEventLoopDelay: 2_000, sampleInterval: 5_000 };

/**
 * The provider's Fastify without its calls: answers every failure before a call in the contract's form,
 * and lets no personal answer be kept.
 * @param times for tests: shorter ones
 * @param pressure for tests: limits that any process is beyond
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
    // While we stop, what comes over a kept connection is still answered, and the connection ends.
    return503OnClosing: false,
    // A long id is an unknown id, not an unknown page.
    routerOptions: { maxParamLength: 20_000 },
    exposeHeadRoutes: false,
    frameworkErrors: (_error, request, reply) => {
      void respondToUnknownPath(request, reply);
    },
  });
  if (metrics) app.addHook('onResponse', measureRequests(metrics));
  // What the rules make is the contract's shape by its type: it is written as it is.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  // It takes a sample without a single turn of the event loop for infinitely slow: on a machine that is
  // starved for a second while we start, a sample of a second would turn the first callers away.
  await app.register(underPressure, {
    ...pressure,
    retryAfter: 5,
  });
  const report = createReport(log);
  app.decorateRequest('caller');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error, request.socket.destroyed);
    const { url: path, config } = request.routeOptions;
    report({ request: request.id, path, status: refusal.status }, error);
    const nests = config.call !== undefined && callNamed(config.call).nestsStatus === true;
    return sendRefusal(reply, refusal, nests);
  });
  app.setNotFoundHandler((request, reply) => respondToUnknownPath(request, reply));
  return app;
}

function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}

/** An address that does not exist; below the claims it is a claim that does not exist. */
function respondToUnknownPath(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const nests = request.raw.url?.startsWith(`${providerBase}/declaraties/`) ?? false;
  reply.header('cache-control', 'no-store');
  return sendRefusal(reply, notFound(), nests);
}
