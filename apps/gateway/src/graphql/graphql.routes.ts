import { aanroepPaden } from '@mijn/domain/paden';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Diensten } from '../diensten.ts';
import { comprimeerTeksten } from '../http/comprimeer.ts';
import { eisEigenHerkomst } from '../http/herkomst.ts';
import { maximumBytes } from '../http/limieten.ts';
import { maakSignaal } from '../http/signaal.ts';
import { Weigering } from '../http/weigering.ts';
import { beeindigSessie, eisSessie } from '../sessie/leesSessie.ts';
import type { Sessie } from '../sessie/sessies.ts';
import { maakGraphqlContext, type GraphqlContext } from './graphqlContext.ts';
import type { Uitvoerder } from './uitvoerder.ts';

const verzoek = z.strictObject({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** The context in which operations run as the person of a session. */
export function contextVanSessie(
  sessie: Sessie,
  signal: AbortSignal,
  diensten: Diensten,
): GraphqlContext {
  const { config, maakToken, nu } = diensten;
  const aanroeper = {
    sleutel: sessie.idHash.toString('hex'),
    bsn: sessie.bsn,
    niveau: sessie.niveau,
  };
  const aanroep = { verbinding: config.provider, token: () => maakToken(aanroeper), signal };
  const redirectHosts = config.betaling?.redirectHosts ?? [];
  return maakGraphqlContext(aanroep, { merk: sessie.merk, nu: nu(), redirectHosts });
}

function leesVerzoek(body: unknown, bekend: ReadonlySet<string> | undefined) {
  const { data, success } = verzoek.safeParse(body);
  if (!success) throw new Weigering(400, 'geen GraphQL-verzoek');
  if (bekend && !bekend.has(data.query)) throw new Weigering(400, 'onbekende operatie');
  return data;
}

/**
 * `POST /graphql` (contract.md): JSON only, from our own pages only, with a session. What could
 * be read answers 200; a relation that the provider refuses with 401 ends the session (§4).
 * @param operaties the build's documents: in production nothing else runs
 */
export async function registerGraphql(
  app: FastifyInstance,
  diensten: Diensten,
  voerUit: Uitvoerder,
  operaties: readonly string[],
): Promise<void> {
  const { config, limieten, wachttijden } = diensten;
  const bekend = config.productie ? new Set(operaties) : undefined;
  app.removeContentTypeParser('text/plain');
  comprimeerTeksten(app);

  async function beantwoord(request: FastifyRequest, reply: FastifyReply) {
    const { sessie } = request;
    if (sessie === undefined) throw new Weigering(401, 'geen sessie');
    const operatie = leesVerzoek(request.body, bekend);
    const context = contextVanSessie(sessie, maakSignaal(reply, wachttijden.provider), diensten);
    const antwoord = await voerUit(operatie, context, request.log);
    if (context.isGeweigerd()) await beeindigSessie(request, reply, diensten);
    return reply
      .headers({ 'cache-control': 'no-store', vary: 'cookie, accept-encoding' })
      .send(antwoord);
  }

  app.post(
    aanroepPaden.graphql,
    {
      bodyLimit: maximumBytes.graphql,
      config: { foutvorm: 'graphql', rateLimit: { max: limieten.aanroepen, groupId: 'graphql' } },
      onRequest: [eisEigenHerkomst, eisSessie(diensten)],
    },
    (request, reply) => beantwoord(request, reply),
  );
}
