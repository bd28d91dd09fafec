import type { FastifyInstance } from 'fastify';
import { paden } from './paden.ts';
import type { MerkHost, MerkHosts } from './merkHosts.ts';
import { Weigering } from './weigering.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The brand whose address was asked. */
    readonly merkHost: MerkHost;
  }
}

/**
 * Lets only the brands' own host names in; any other name of this machine is shown the way to
 * PUBLIC_URL (contract.md, Addresses), or 421 where a request cannot simply be asked again.
 * Probes of the health addresses come by any name.
 */
export function bewaakHosts(app: FastifyInstance, hosts: MerkHosts): void {
  app.decorateRequest('merkHost', {
    getter() {
      return hosts.vind(this.host) ?? hosts.hoofd;
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (hosts.vind(request.host) || request.url.startsWith(paden.gezondheid)) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Weigering(421, 'onbekende hostnaam');
    }
    const pad = request.url.startsWith('/') ? request.url : '/';
    return reply.redirect(hosts.hoofd.origin + pad, 308);
  });
}
