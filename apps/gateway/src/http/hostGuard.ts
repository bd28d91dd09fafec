import type { FastifyInstance } from 'fastify';
import { paths } from './paths.ts';
import type { BrandHost, BrandHosts } from './brandHosts.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The brand whose address was asked. */
    readonly brandHost: BrandHost;
  }
}

/**
 * Lets only the brands' own host names in; any other name of this machine is shown the way to
 * PUBLIC_URL (docs/contract.md, Addresses), or 421 where a request cannot simply be asked again.
 * Probes of the health addresses come by any name.
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
    // A browser may keep a 308 for ever, and a name that is not ours today may become a brand's.
    return reply.header('cache-control', 'no-store').redirect(hosts.main.origin + path, 308);
  });
}
