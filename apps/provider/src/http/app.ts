import { providerBasis } from '@mijn/contract/restPaths';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../access/access.ts';
import type { CallerReader } from './caller.ts';
import { responseWriter } from './responses.ts';
import { sendRefusal, refusalOf } from './errorResponse.ts';
import type { App } from './environment.ts';
import { notFound, Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; set on every call that is not open to everybody. */
    caller: Caller;
  }
}

/**
 * The provider's Fastify without its calls: proves the caller, answers every failure in the
 * contract's form, and lets no personal answer be kept.
 * @param checkResponses whether every answer is held against the contract (tests)
 */
export async function createApp(
  readCaller: CallerReader,
  readPaymentNotice: (header: string | undefined) => Promise<void>,
  log: FastifyBaseLogger,
  checkResponses: boolean,
): Promise<App> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    requestTimeout: 120_000,
    // A long id is an unknown id, not an unknown page.
    routerOptions: { maxParamLength: 20_000 },
    exposeHeadRoutes: false,
    frameworkErrors: (_error, request, reply) => {
      void respondToUnknownPath(request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(responseWriter(checkResponses));
  // It takes a sample without a single turn of the event loop for infinitely slow: on a machine that is
  // starved for a second while we start, a sample of a second would turn the first callers away.
  await app.register(underPressure, {
    maxEventLoopDelay: 2_000,
    sampleInterval: 5_000,
    retryAfter: 5,
  });
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { isPublic, paymentNotice } = request.routeOptions.config;
    if (isPublic || request.is404) return;
    if (paymentNotice) return readPaymentNotice(request.headers.authorization);
    request.caller = await readCaller(request.headers.authorization);
    refuseNulCharacter(request);
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error, request);
    report(request, refusal, error);
    return sendRefusal(reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => respondToUnknownPath(request, reply));
  return app;
}

function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}

// PostgreSQL cannot hold it in text; in what names a person or thing it names nobody.
function refuseNulCharacter({ query, routeOptions }: FastifyRequest): void {
  const names = Object.entries(Object(query)).flatMap(([name, value]) =>
    String(value).includes('\0') ? [name] : [],
  );
  if (names.length === 0) return;
  const references = routeOptions.config.references ?? [];
  throw names.every((name) => references.includes(name)) ? notFound() : new Refusal(400);
}

/** An address that does not exist; below the claims it is a claim that does not exist. */
function respondToUnknownPath(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const nested = request.raw.url?.startsWith(`${providerBasis}/declaraties/`) ?? false;
  reply.request.routeOptions.config.statusShape = nested ? 'nested' : 'bare';
  reply.header('cache-control', 'no-store');
  return sendRefusal(reply, notFound());
}

// The path's template and not the address: that may hold a number or a word somebody looked for.
function report(request: FastifyRequest, { status }: Refusal, error: unknown): void {
  const line = { request: request.id, path: request.routeOptions.url, status };
  if (status >= 500) {
    request.log.error({ ...line, error: core(error) }, 'call failed');
  } else {
    request.log.info(line, 'call refused');
  }
}

// Not its message: that may repeat a value from the database.
function core(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { soort: typeof error };
  const position = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { name: error.name, code: 'code' in error ? error.code : undefined, position };
}
