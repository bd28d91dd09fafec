import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import type { IncomingHttpHeaders } from 'node:http';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import type { GatewayConfig } from '../gatewayConfig.ts';
import { sendFallback } from '../pages/fallbackPage.ts';
import { chooseLanguage } from '../pages/languageChoice.ts';
import { measureRequests } from '@mijn/metrics/measureRequests';
import type { BrandHosts } from './brandHosts.ts';
import { createSecurityHeaders } from './securityHeaders.ts';
import { logRequests } from './requestLog.ts';
import { drainBodies } from './drain.ts';
import { cutSlowBodies } from './slowBodies.ts';
import type { Timeouts } from './timeouts.ts';

/**
 * Refuses an address that cannot be read; the framework's own answer would repeat it, and none of our hooks has run
 * for it.
 */
function refuseAddress(
  { accept, 'accept-language': languages, host }: IncomingHttpHeaders,
  reply: FastifyReply,
  config: GatewayConfig,
  hosts: BrandHosts,
) {
  void reply.status(400).header('cache-control', 'no-store');
  if (!accept?.includes('text/html')) {
    void reply.send({ status: 400 });
    return;
  }
  const { merk } = hosts.find(host) ?? hosts.main;
  const { help } = (config.links ?? inventedLinks)[merk];
  void sendFallback(reply, 400, { language: chooseLanguage(undefined, languages), merk, help });
}

/**
 * An empty HTTP server with our limits: slow clients get 408, bodies have a bound, the log holds no
 * address, cookie or body, and every answer bears the headers that guard it, a refusal too.
 */
export async function createServer(
  config: GatewayConfig,
  { hosts, timeouts }: { readonly hosts: BrandHosts; readonly timeouts: Timeouts },
): Promise<FastifyInstance> {
  const guards = await createSecurityHeaders(hosts, config.maintenance);
  const app: FastifyInstance = Fastify({
    loggerInstance: config.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy ?? false,
    requestTimeout: timeouts.request,
    // While we stop, what comes over a kept connection is still answered, and the connection ends.
    return503OnClosing: false,
    http: {
      headersTimeout: timeouts.header,
      connectionsCheckingInterval: timeouts.check,
    },
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      refuseAddress(request.headers, reply.headers(guards), config, hosts);
    },
  });
  // The first of all: whatever refuses a request afterwards, its answer bears them.
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(guards);
  });
  app.removeContentTypeParser('text/plain');
  cutSlowBodies(app, timeouts.body);
  drainBodies(app);
  logRequests(app);
  if (config.metrics) app.addHook('onResponse', measureRequests(config.metrics));
  await app.register(cookie);
  return app;
}
