import { providerBasis, restPaden } from '@mijn/contract/restPaden';
import { isTaal } from '@mijn/domain/taal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Diensten } from '../diensten.ts';
import { eisEigenKlik } from '../http/herkomst.ts';
import { maakSignaal } from '../http/signaal.ts';
import { Weigering } from '../http/weigering.ts';
import { type Bijlage, haalBestand, haalBevestiging } from '../provider/haalBestand.ts';
import type { Aanroep } from '../provider/roepAan.ts';
import { eisSessie } from '../sessie/leesSessie.ts';

/** A file that a browser shows after all can do nothing. */
const opgesloten = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Reading a claim's file back, or its confirmation (`?taal=en` for English), by a plain link of our
 * own page: `GET` with the session, streamed through. It is an attachment, and locked up should a
 * browser show it.
 */
export function registerBestand(app: FastifyInstance, diensten: Diensten): void {
  const { limieten } = diensten;
  const opties = {
    exposeHeadRoute: false,
    config: { rateLimit: { max: limieten.bestanden, groupId: 'bestanden' } },
    onRequest: [eisEigenKlik, eisSessie(diensten)],
  };
  app.get<{ Params: { id: string; bestandId: string } }>(
    providerBasis + restPaden.declaratieBestand,
    opties,
    async ({ params, sessie }, reply) =>
      stuurBijlage(
        reply,
        await haalBestand(aanroepVan(diensten, sessie, reply), params.id, params.bestandId),
      ),
  );
  app.get<{ Params: { id: string }; Querystring: { taal?: unknown } }>(
    providerBasis + restPaden.bevestiging,
    opties,
    async ({ params, query, sessie }, reply) => {
      const taal = isTaal(query.taal) ? query.taal : 'nl';
      const aanroep = aanroepVan(diensten, sessie, reply);
      return stuurBijlage(reply, await haalBevestiging(aanroep, params.id, taal));
    },
  );
}

function aanroepVan(
  { config, maakToken, wachttijden }: Diensten,
  sessie: FastifyRequest['sessie'],
  reply: FastifyReply,
): Aanroep {
  if (sessie === undefined) throw new Weigering(401, 'geen sessie');
  const { bsn, niveau, idHash } = sessie;
  return {
    verbinding: config.provider,
    token: () => maakToken({ sleutel: idHash.toString('hex'), bsn, niveau }),
    signal: maakSignaal(reply, wachttijden.bestanden),
  };
}

function stuurBijlage(reply: FastifyReply, { soort, bytes, kop, body }: Bijlage): FastifyReply {
  if (bytes !== undefined) void reply.header('content-length', bytes);
  return reply
    .headers({
      'content-type': soort,
      'content-disposition': kop,
      'content-security-policy': opgesloten,
      'cache-control': 'no-store',
    })
    .send(body);
}
