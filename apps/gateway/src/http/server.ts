import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { IncomingHttpHeaders } from 'node:http';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import type { GatewayConfig } from '../gatewayConfig.ts';
import { noodpagina } from '../paginas/noodpagina.ts';
import { kiesTaal } from '../paginas/taalkeuze.ts';
import type { Wachttijden } from './wachttijden.ts';
import { Weigering } from './weigering.ts';

const minuut = 60_000;

/** One line per request: its route and never its address, which could carry a login's answer. */
function logVerzoeken(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      methode: request.method,
      route: request.routeOptions.url ?? 'onbekend',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

/** Refuses an address that cannot be read; the framework's own answer would repeat it. */
function weigerAdres(
  { accept, 'accept-language': talen }: IncomingHttpHeaders,
  reply: FastifyReply,
) {
  void reply.status(400).header('cache-control', 'no-store');
  if (!accept?.includes('text/html')) {
    void reply.send({ status: 400 });
    return;
  }
  const pagina = noodpagina(400, kiesTaal(undefined, talen));
  void reply.type('text/html; charset=utf-8').send(pagina);
}

/**
 * An empty HTTP server with our limits: slow clients get 408, bodies have a bound, requests are
 * counted per address, and the log holds no address, cookie or body.
 */
export async function maakServer(
  config: GatewayConfig,
  wachttijden: Wachttijden,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: config.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy ?? false,
    requestTimeout: wachttijden.verzoek,
    http: {
      headersTimeout: wachttijden.kop,
      connectionsCheckingInterval: wachttijden.controle,
    },
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_fout, request, reply: FastifyReply) => {
      weigerAdres(request.headers, reply);
    },
  });
  app.removeContentTypeParser('text/plain');
  logVerzoeken(app);
  await app.register(cookie);
  await app.register(rateLimit, {
    global: false,
    timeWindow: minuut,
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    errorResponseBuilder: () => new Weigering(429, 'te veel verzoeken'),
  });
  return app;
}
