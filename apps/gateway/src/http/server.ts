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
 * Returns the brand of a request before any hook has run, so it reads the proxy's header itself. A forged header only
 * selects the colours of the other brand.
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

/** Refuses a malformed address, which Fastify's own answer would echo. */
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
 * Creates an HTTP server with our limits: slow clients get 408, bodies are limited, the log has no address, cookie or
 * body, and every answer has the security headers, also a refusal.
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
    // While stopping, requests on a kept-alive connection are still answered, and then the connection closes.
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
  // A connection whose answer was on its way when the stop began becomes idle only later.
  app.addHook('preClose', async () => {
    const closing = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(closing));
  });
  // The first hook, so that the answer of a hook that refuses has them too.
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
