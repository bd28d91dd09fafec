import type { FastifyInstance, FastifyReply } from 'fastify';
import { betaalpaginaVan } from './antwoorden.rules.ts';
import { statusVan, type Betaling } from './betaling.ts';
import type { IdealConfig } from './config.ts';
import type { Kassa } from './kassa.ts';
import { isStoring } from './storingen.ts';
import type { Instelling } from './storingslijst.ts';
import { isUitkomst, uitkomsten } from './uitkomsten.rules.ts';

type MetId = { Params: { id: string } };
type Voor = { Querystring: { voor?: string } };

const isObject = (waarde: unknown): waarde is Readonly<Record<string, unknown>> =>
  typeof waarde === 'object' && waarde !== null;

const isGetal = (waarde: unknown): waarde is number =>
  typeof waarde === 'number' && Number.isInteger(waarde) && waarde > 0;

function leesInstelling(body: unknown): Instelling | undefined {
  if (!isObject(body)) return undefined;
  const { wat, voor, keer, ms } = body;
  if (!isStoring(wat) || (voor !== undefined && typeof voor !== 'string')) return undefined;
  if ((keer !== undefined && !isGetal(keer)) || (ms !== undefined && !isGetal(ms)))
    return undefined;
  return { wat, voor, keer, ms };
}

function alsJson(betaling: Betaling, adres: string): Readonly<Record<string, unknown>> {
  return {
    ...betaling,
    status: statusVan(betaling),
    betaalpagina: betaalpaginaVan(adres, betaling.id),
  };
}

const fout = (reply: FastifyReply, code: number, melding: string) =>
  reply.code(code).send({ fout: melding });

const onbekend = (reply: FastifyReply) => fout(reply, 404, 'onbekende betaling');

/**
 * Adds the control's JSON calls, for tests, under /besturing/api. `bestuurder.ts` speaks them.
 * They ask for no key: whoever reaches a simulator may play with it.
 */
export async function registerBesturing(
  app: FastifyInstance,
  kassa: Kassa,
  { adres }: IdealConfig,
): Promise<void> {
  app.get<Voor>('/betalingen', (request) => ({
    betalingen: kassa.lijst(request.query.voor).map((betaling) => alsJson(betaling, adres)),
  }));

  app.post<MetId>('/betalingen/:id', (request, reply) => {
    const betaling = kassa.vind(request.params.id);
    if (!betaling) return onbekend(reply);
    const uitkomst = isObject(request.body) ? request.body['uitkomst'] : undefined;
    if (!isUitkomst(uitkomst)) return fout(reply, 400, 'onbekende uitkomst');
    const wordt = kassa.zet(betaling, uitkomsten[uitkomst]);
    if (!wordt) return fout(reply, 409, `kan niet vanuit ${statusVan(betaling)}`);
    return reply.send(alsJson(wordt, adres));
  });

  app.post<MetId>('/betalingen/:id/melding', async (request, reply) => {
    const betaling = kassa.vind(request.params.id);
    if (!betaling) return onbekend(reply);
    const id = isObject(request.body) ? request.body['id'] : undefined;
    const antwoord = await kassa.meld(betaling, typeof id === 'string' ? id : betaling.id);
    return reply.send({ antwoord });
  });

  app.get('/storingen', () => ({ storingen: kassa.storingen.lijst() }));

  app.post('/storingen', (request, reply) => {
    const instelling = leesInstelling(request.body);
    if (!instelling) return fout(reply, 400, 'onbekende storing');
    kassa.storingen.zet(instelling);
    return reply.code(204).send();
  });

  app.delete<Voor>('/storingen', (request, reply) => {
    if (request.query.voor === undefined) kassa.storingen.wisAlle();
    else kassa.storingen.wis(request.query.voor);
    return reply.code(204).send();
  });
}
