import { timingSafeEqual, createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leesAanvraag, leesBedrag, type Afwijzing } from './aanvraag.rules.ts';
import {
  betalingAntwoord,
  foutAntwoord,
  lijstAntwoord,
  terugbetalingAntwoord,
} from './antwoorden.rules.ts';
import type { Betaling } from './betaling.ts';
import type { IdealConfig } from './config.ts';
import { registerDienststoringen, verdraai } from './dienststoringen.ts';
import type { Kassa } from './kassa.ts';

type MetId = { Params: { id: string } };
type Lijstvraag = { Querystring: Readonly<Record<string, string | undefined>> };

const hal = 'application/hal+json; charset=utf-8';
const meestePerPagina = 250;

const hash = (tekst: string) => createHash('sha256').update(tekst).digest();

function fout(reply: FastifyReply, status: number, detail: string, field?: string): FastifyReply {
  return reply.code(status).send(foutAntwoord(status, detail, field));
}

function wijsAf(reply: FastifyReply, { field, detail }: Afwijzing): FastifyReply {
  return fout(reply, 422, detail, field);
}

const onbekend = (reply: FastifyReply, soort: string) =>
  fout(reply, 404, `No ${soort} exists with this token.`);

/** Refuses who does not bring the key. */
function bewaak(app: FastifyInstance, sleutel: string): void {
  const verwacht = hash(`Bearer ${sleutel}`);
  app.addHook('onRequest', async (request, reply) => {
    if (timingSafeEqual(hash(request.headers.authorization ?? ''), verwacht)) return;
    await fout(reply, 401, 'Missing authentication, or failed to authenticate');
  });
}

/** Mollie's client calls an empty body JSON when it cancels. */
function leesJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => (body === '' ? null : JSON.parse(body)),
  );
}

/** The page of a list that is asked for, and where the next begins. */
function bladzijde(
  betalingen: readonly Betaling[],
  { from, limit = '50', sort }: Lijstvraag['Querystring'],
) {
  const aantal = Number(limit);
  if (!Number.isInteger(aantal) || aantal < 1 || aantal > meestePerPagina) return undefined;
  const rij = sort === 'asc' ? betalingen.toReversed() : betalingen;
  const begin = from === undefined ? 0 : rij.findIndex(({ id }) => id === from);
  if (begin < 0) return undefined;
  return { stuk: rij.slice(begin, begin + aantal), volgende: rij[begin + aantal]?.id, aantal };
}

function registerBetalingen(app: FastifyInstance, kassa: Kassa, adres: string): void {
  app.post('/', async (request, reply) => {
    const aanvraag = leesAanvraag(request.body);
    if ('field' in aanvraag) return wijsAf(reply, aanvraag);
    const sleutel = request.headers['idempotency-key'];
    const betaling = await kassa.maak(aanvraag, typeof sleutel === 'string' ? sleutel : null);
    if (betaling === 'sleutelBezet') {
      return fout(reply, 409, 'The idempotency key was used before with another request.');
    }
    return reply.code(201).send(betalingAntwoord(betaling, adres));
  });

  app.get<Lijstvraag>('/', (request, reply) => {
    const pagina = bladzijde(kassa.lijst(), request.query);
    if (pagina === undefined) return fout(reply, 400, 'The limit or from parameter is invalid');
    const { stuk, volgende, aantal } = pagina;
    const items = stuk.map((betaling) => betalingAntwoord(betaling, adres));
    const verder = `${adres}/v2/payments?from=${volgende}&limit=${aantal}`;
    const self = `${adres}${request.url}`;
    return reply.send(lijstAntwoord('payments', items, self, volgende && verder));
  });

  app.get<MetId>('/:id', (request, reply) => {
    const betaling = kassa.vind(request.params.id);
    if (betaling === undefined) return onbekend(reply, 'payment');
    return reply.send(verdraai(kassa, betaling.id, betalingAntwoord(betaling, adres)));
  });

  app.delete<MetId>('/:id', (request, reply) => {
    const betaling = kassa.vind(request.params.id);
    if (betaling === undefined) return onbekend(reply, 'payment');
    const geannuleerd = kassa.zet(betaling, 'canceled');
    if (geannuleerd === undefined) return fout(reply, 422, 'The payment cannot be canceled.');
    return reply.send(betalingAntwoord(geannuleerd, adres));
  });
}

function veld(request: FastifyRequest, naam: string): unknown {
  const { body } = request;
  return typeof body === 'object' && body !== null ? Reflect.get(body, naam) : undefined;
}

function registerTerugbetalingen(app: FastifyInstance, kassa: Kassa, adres: string): void {
  app.post<MetId>('/', (request, reply) => {
    const betaling = kassa.vind(request.params.id);
    if (betaling === undefined) return onbekend(reply, 'payment');
    const centen = leesBedrag(veld(request, 'amount'), betaling.centen);
    if (typeof centen !== 'number') return wijsAf(reply, centen);
    const omschrijving = veld(request, 'description');
    const terug = kassa.betaalTerug(betaling, {
      centen,
      omschrijving: typeof omschrijving === 'string' ? omschrijving : '',
      metadata: veld(request, 'metadata') ?? null,
    });
    if (terug === undefined) return fout(reply, 422, 'The payment cannot be refunded.', 'amount');
    return reply.code(201).send(terugbetalingAntwoord(terug, betaling, adres));
  });

  app.get<MetId>('/', (request, reply) => {
    const betaling = kassa.vind(request.params.id);
    if (betaling === undefined) return onbekend(reply, 'payment');
    const items = betaling.terugbetalingen.map((terug) =>
      terugbetalingAntwoord(terug, betaling, adres),
    );
    return reply.send(lijstAntwoord('refunds', items, `${adres}${request.url}`));
  });

  app.get<{ Params: { id: string; terugId: string } }>('/:terugId', (request, reply) => {
    const betaling = kassa.vind(request.params.id);
    const terug = betaling?.terugbetalingen.find(({ id }) => id === request.params.terugId);
    if (!betaling || !terug) return onbekend(reply, 'refund');
    return reply.send(terugbetalingAntwoord(terug, betaling, adres));
  });
}

/** Adds Mollie's v2 API, as far as it is about payments and refunds, under /v2. */
export async function registerMollie(
  app: FastifyInstance,
  kassa: Kassa,
  { adres, sleutel }: IdealConfig,
): Promise<void> {
  bewaak(app, sleutel);
  leesJson(app);
  registerDienststoringen(app, kassa);
  app.addHook('preSerialization', async (_request, reply, payload) => {
    reply.type(hal);
    return payload;
  });
  app.setErrorHandler((_fout, request, reply) => {
    request.log.warn({ pad: request.url }, 'a request that cannot be read');
    return fout(reply, 400, 'The request could not be read');
  });
  app.setNotFoundHandler((_request, reply) => fout(reply, 404, 'The endpoint does not exist'));
  await app.register(async (betalingen) => registerBetalingen(betalingen, kassa, adres), {
    prefix: '/payments',
  });
  await app.register(async (terug) => registerTerugbetalingen(terug, kassa, adres), {
    prefix: '/payments/:id/refunds',
  });
}
