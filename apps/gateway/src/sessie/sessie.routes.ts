import { aanroepPaden } from '@mijn/domain/paden';
import type { FastifyInstance } from 'fastify';
import type { Diensten } from '../diensten.ts';
import { eisEigenHerkomst, eisEigenPagina } from '../http/herkomst.ts';
import { Weigering } from '../http/weigering.ts';
import { beeindigSessie, eisSessie } from './leesSessie.ts';
import { stilMs } from './sessies.ts';

/** Token mode is off (§6): no bearer token ever leaves the gateway. */
function tokenmodusUit(): never {
  throw new Weigering(403, 'tokenmodus staat uit');
}

/** Sign-out, a person's input, and the two calls of the token mode (§7, decisions §3). */
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
  // A person's input renews as everywhere; with the background header this only tells.
  app.post(
    aanroepPaden.sessie,
    { ...opties, onRequest: [eisEigenHerkomst, eisSessie(diensten)] },
    async ({ sessie }, reply) => {
      if (sessie === undefined) throw new Weigering(401, 'geen sessie');
      const antwoord = { status: 200, stilMs: stilMs(sessie, diensten.nu()) };
      return reply.header('cache-control', 'no-store').send(antwoord);
    },
  );
  app.get(aanroepPaden.refreshToken, { ...opties, onRequest: eisEigenPagina }, tokenmodusUit);
  app.post(aanroepPaden.token, { ...opties, onRequest: eisEigenHerkomst }, tokenmodusUit);
}
