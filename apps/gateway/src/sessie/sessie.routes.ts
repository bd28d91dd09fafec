import { aanroepPaden } from '@mijn/domain/paden';
import type { FastifyInstance } from 'fastify';
import type { Diensten } from '../diensten.ts';
import { eisEigenHerkomst, eisEigenPagina } from '../http/herkomst.ts';
import { Weigering } from '../http/weigering.ts';
import { beeindigSessie } from './leesSessie.ts';

/** Token mode is off (§6): no bearer token ever leaves the gateway. */
function tokenmodusUit(): never {
  throw new Weigering(403, 'tokenmodus staat uit');
}

/** Sign-out and the two calls of the token mode (§7, decisions §3). */
export function registerSessie(app: FastifyInstance, diensten: Diensten): void {
  const rateLimit = { max: diensten.limieten.aanroepen, groupId: 'sessie' };
  const opties = { exposeHeadRoute: false, config: { rateLimit } };

  app.get(
    aanroepPaden.gatewaySignOut,
    { ...opties, onRequest: eisEigenPagina },
    async (request, reply) => {
      await beeindigSessie(request, reply, diensten);
      return reply.header('cache-control', 'no-store').send({ status: 200 });
    },
  );
  app.get(aanroepPaden.refreshToken, { ...opties, onRequest: eisEigenPagina }, tokenmodusUit);
  app.post(aanroepPaden.token, { ...opties, onRequest: eisEigenHerkomst }, tokenmodusUit);
}
