import { providerBasis, restPaden } from '@mijn/contract/restPaden';
import type { FastifyInstance } from 'fastify';
import type { Diensten } from '../diensten.ts';
import { eisEigenKlik } from '../http/herkomst.ts';
import { maakSignaal } from '../http/signaal.ts';
import { Weigering } from '../http/weigering.ts';
import { haalBestand } from '../provider/haalBestand.ts';
import { eisSessie } from '../sessie/leesSessie.ts';

/** A file that a browser shows after all can do nothing. */
const opgesloten = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Reading a claim's file back by a plain link of our own page: `GET` with the session, streamed
 * through. It is an attachment, and locked up should a browser show it.
 */
export function registerBestand(app: FastifyInstance, diensten: Diensten): void {
  const { config, maakToken, wachttijden, limieten } = diensten;
  app.get<{ Params: { id: string; bestandId: string } }>(
    providerBasis + restPaden.declaratieBestand,
    {
      exposeHeadRoute: false,
      config: { rateLimit: { max: limieten.bestanden, groupId: 'bestanden' } },
      onRequest: [eisEigenKlik, eisSessie(diensten)],
    },
    async ({ params, sessie }, reply) => {
      if (sessie === undefined) throw new Weigering(401, 'geen sessie');
      const { bsn, niveau, idHash } = sessie;
      const aanroep = {
        verbinding: config.provider,
        token: () => maakToken({ sleutel: idHash.toString('hex'), bsn, niveau }),
        signal: maakSignaal(reply, wachttijden.bestanden),
      };
      const { soort, bytes, kop, body } = await haalBestand(aanroep, params.id, params.bestandId);
      if (bytes !== undefined) void reply.header('content-length', bytes);
      return reply
        .headers({
          'content-type': soort,
          'content-disposition': kop,
          'content-security-policy': opgesloten,
          'cache-control': 'no-store',
        })
        .send(body);
    },
  );
}
