import { betalingMelding } from '@mijn/contract/uitbreidingen';
import { aanroepPaden } from '@mijn/domain/paden';
import type { FastifyInstance } from 'fastify';
import type { Diensten } from '../diensten.ts';
import { maximumBytes } from '../http/limieten.ts';
import { Weigering } from '../http/weigering.ts';
import { geefRegelmatigDoor } from './doorgeven.ts';

/** Reads the form `id=…`: that one field, once. @throws Weigering 400 */
function leesId(body: unknown): string {
  if (typeof body !== 'string') throw new Weigering(400, 'geen formulier');
  const velden = [...new URLSearchParams(body)];
  const { data, success } = betalingMelding.safeParse(Object.fromEntries(velden));
  if (!success || velden.length !== 1) throw new Weigering(400, 'geen betaalmelding');
  return data.id;
}

/**
 * `POST /webhooks/betalingen` (contract.md, Addresses): the payment provider's form post. It comes
 * from outside, so the rules of Origin, header and JSON do not hold; strict on shape and size,
 * counted, noted durably and only then answered 200. Nothing is believed of it: a forged id makes
 * the insurer ask the payment provider, and no more.
 */
export async function registerMeldingen(app: FastifyInstance, diensten: Diensten): Promise<void> {
  const { meldingen } = diensten;
  const wek = geefRegelmatigDoor(app, diensten);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, klaar) => klaar(null, body),
  );
  app.post(
    aanroepPaden.betalingMelding,
    {
      bodyLimit: maximumBytes.melding,
      config: { rateLimit: { max: diensten.limieten.meldingen, groupId: 'meldingen' } },
    },
    async (request, reply) => {
      await meldingen.bewaar(leesId(request.body));
      wek();
      return reply.header('cache-control', 'no-store').send({ status: 200 });
    },
  );
}
