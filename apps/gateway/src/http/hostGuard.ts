import type { FastifyInstance } from 'fastify';
import { paths } from './paths.ts';
import type { BrandHost, BrandHosts } from './brandHosts.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The brand of the requested host. */
    readonly brandHost: BrandHost;
  }
}

/**
 * Accepts only the brands' host names. Any other name redirects to PUBLIC_URL (docs/contract.md, Addresses), or gets 421
 * if the request cannot be repeated. Health probes may use any name.
 */
export function registerHostGuard(app: FastifyInstance, hosts: BrandHosts): void {
  app.decorateRequest('brandHost', {
    getter() {
      return hosts.find(this.host) ?? hosts.main;
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (hosts.find(request.host) || request.url.startsWith(paths.health)) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Refusal(421, 'unknown host name');
    }
    const path = request.url.startsWith('/') ? request.url : '/';
    // Not cached, because a browser may store a 308 for ever, and the name may become a brand's later.
    return reply.header('cache-control', 'no-store').redirect(hosts.main.origin + path, 308);
  });
}
