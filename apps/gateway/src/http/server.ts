import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { Brand } from '@mijn/domain/brands';
import { cookieNames } from '@mijn/domain/constants';
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
 * The brand of a request that none of our hooks has run for. The framework tells no proxy's host of it either; all
 * that whoever forges one gets is the colours of our other brand.
 */
function brandOf(
  { host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders,
  { trustProxy }: GatewayConfig,
  hosts: BrandHosts,
): Brand {
  const named = trustProxy
    ? String(forwarded ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  return (hosts.find(named) ?? hosts.find(host) ?? hosts.main).merk;
}

/** Refuses an address that cannot be read; the framework's own answer would repeat it. */
function refuseAddress(
  headers: IncomingHttpHeaders,
  taal: string | undefined,
  reply: FastifyReply,
  about: { readonly config: GatewayConfig; readonly hosts: BrandHosts },
) {
  const { config, hosts } = about;
  void reply.status(400).header('cache-control', 'no-store');
  if (!headers.accept?.includes('text/html')) {
    void reply.send({ status: 400 });
    return;
  }
  const brand = brandOf(headers, config, hosts);
  const { help } = (config.links ?? inventedLinks)[brand];
  const language = chooseLanguage(taal, headers['accept-language']);
  void sendFallback(reply, 400, { language, merk: brand, help });
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
    frameworkErrors: (_error, { headers }, reply: FastifyReply) => {
      const { [cookieNames.taal]: taal } = app.parseCookie(headers.cookie ?? '');
      refuseAddress(headers, taal, reply.headers(guards), { config, hosts });
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
