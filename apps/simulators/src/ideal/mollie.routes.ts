import { isObject } from '@mijn/domain/values';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  errorResponse,
  type BetalingResponse,
  betalingResponse,
  listResponse,
  refundResponse,
  amountOf,
  centsOf,
  parseRequest,
  parseAmount,
  type Rejection,
} from './mollie.ts';
import { keywords, type Betaling, type IdealConfig } from './betaling.ts';
import type { Checkout } from './checkout.ts';
import type { FaultOf } from './faults.ts';
import { timingSafeEqual, createHash } from 'node:crypto';

declare module 'fastify' {
  interface FastifyRequest {
    halfResponse?: boolean;
  }
}

type ServiceFault = (request: FastifyRequest, reply: FastifyReply, ms: number) => unknown;

/** Applies each fault before the request is handled; replying skips the handler. */
const serviceFaults: Readonly<Record<FaultOf<'service'>, ServiceFault>> = {
  async slow(request, _reply, ms) {
    const gone = new AbortController();
    request.raw.once('close', () => gone.abort());
    await pause(ms, undefined, { ref: false, signal: gone.signal }).catch(() => undefined);
  },
  halfResponse(request) {
    request.halfResponse = true;
  },
  error500: (_request, reply) =>
    reply.code(500).send(errorResponse(500, 'An internal server error occurred.')),
  noJson: (_request, reply) =>
    reply.type('text/html').send('<!doctype html><title>Onderhoud</title><p>Even geduld.</p>'),
  gone(request, reply) {
    reply.hijack();
    request.raw.socket.destroy();
  },
};

/** Returns the words that identify the payment of a request, existing or new. */
function wordsOf({ params, body }: FastifyRequest, checkout: Checkout): readonly string[] {
  const id = isObject(params) && 'id' in params ? String(params['id']) : undefined;
  if (id !== undefined) return keywords(id, checkout.find(id)?.metadata);
  const metadata = isObject(body) ? body['metadata'] : null;
  return keywords(undefined, metadata);
}

/** Returns half of a text, and then breaks the connection. */
function half(text: string): Readable {
  const piece = text.slice(0, Math.ceil(text.length / 2));
  return Readable.from(
    (async function* () {
      yield piece;
      throw new Error('halfResponse');
    })(),
  );
}

/** Applies faults of the group `service` to these routes. */
function registerServiceFaults(app: FastifyInstance, checkout: Checkout): void {
  app.addHook('preHandler', async (request, reply) => {
    const fault = checkout.faults.happens('service', wordsOf(request, checkout));
    if (fault === undefined) return;
    request.log.info({ fault: fault.what }, 'fault');
    await serviceFaults[fault.what](request, reply, fault.ms);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.halfResponse || typeof payload !== 'string') return payload;
    reply.header('content-length', Buffer.byteLength(payload));
    return half(payload);
  });
}

type Tamper = (response: BetalingResponse) => Readonly<Record<string, unknown>>;

/** Changes that faults of the group `retrieval` make to a payment. */
const tamperings: Readonly<Record<FaultOf<'retrieval'>, Tamper>> = {
  wrongAmount: ({ amount, ...rest }) => ({
    ...rest,
    amount: amountOf((centsOf(amount.value) ?? 0) + 1),
  }),
  wrongCurrency: ({ amount, ...rest }) => ({ ...rest, amount: { ...amount, currency: 'USD' } }),
  wrongKenmerk: ({ metadata, ...rest }) => ({
    ...rest,
    metadata: isObject(metadata)
      ? Object.fromEntries(Object.keys(metadata).map((name) => [name, 'iets-anders']))
      : 'iets-anders',
  }),
};

/** Applies an active fault to a fetched payment. */
function tamper(
  checkout: Checkout,
  id: string,
  response: BetalingResponse,
): Readonly<Record<string, unknown>> {
  const fault = checkout.faults.happens('retrieval', keywords(id, response.metadata));
  return fault ? tamperings[fault.what](response) : response;
}

type WithId = { Params: { id: string } };
type ListQuery = { Querystring: Readonly<Record<string, string | undefined>> };

const hal = 'application/hal+json; charset=utf-8';
const maxPerPage = 250;

const hash = (text: string) => createHash('sha256').update(text).digest();

function refuse(reply: FastifyReply, status: number, detail: string, field?: string): FastifyReply {
  return reply.code(status).send(errorResponse(status, detail, field));
}

function reject(reply: FastifyReply, { field, detail }: Rejection): FastifyReply {
  return refuse(reply, 422, detail, field);
}

const unknown = (reply: FastifyReply, kind: string) =>
  refuse(reply, 404, `No ${kind} exists with this token.`);

function startGuard(app: FastifyInstance, key: string): void {
  const expected = hash(`Bearer ${key}`);
  app.addHook('onRequest', async (request, reply) => {
    if (timingSafeEqual(hash(request.headers.authorization ?? ''), expected)) return;
    await refuse(reply, 401, 'Missing authentication, or failed to authenticate');
  });
}

/** Mollie's client sends an empty body as JSON when it cancels. */
function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string): Promise<unknown> =>
      body === '' ? null : JSON.parse(body),
  );
}

/** Returns the requested page of a list, and the start of the next. */
function pageOf(
  betalingen: readonly Betaling[],
  { from, limit = '50', sort }: ListQuery['Querystring'],
) {
  const aantal = Number(limit);
  if (!Number.isInteger(aantal) || aantal < 1 || aantal > maxPerPage) return undefined;
  const row = sort === 'asc' ? betalingen.toReversed() : betalingen;
  const begin = from === undefined ? 0 : row.findIndex(({ id }) => id === from);
  if (begin < 0) return undefined;
  return { piece: row.slice(begin, begin + aantal), next: row[begin + aantal]?.id, aantal };
}

function registerBetalingen(app: FastifyInstance, checkout: Checkout, address: string): void {
  app.post('/', async (request, reply) => {
    const paymentRequest = parseRequest(request.body);
    if ('field' in paymentRequest) return reject(reply, paymentRequest);
    const key = request.headers['idempotency-key'];
    const betaling = await checkout.create(paymentRequest, typeof key === 'string' ? key : null);
    if (betaling === 'keyTaken') {
      return refuse(reply, 409, 'The idempotency key was used before with another request.');
    }
    return reply.code(201).send(betalingResponse(betaling, address));
  });

  app.get<ListQuery>('/', (request, reply) => {
    const page = pageOf(checkout.list(), request.query);
    if (page === undefined) return refuse(reply, 400, 'The limit or from parameter is invalid');
    const { piece, next, aantal } = page;
    const items = piece.map((betaling) => betalingResponse(betaling, address));
    const onward = `${address}/v2/payments?from=${next}&limit=${aantal}`;
    const self = `${address}${request.url}`;
    return reply.send(listResponse('payments', items, self, next && onward));
  });

  app.get<WithId>('/:id', (request, reply) => {
    const betaling = checkout.find(request.params.id);
    if (betaling === undefined) return unknown(reply, 'payment');
    return reply.send(tamper(checkout, betaling.id, betalingResponse(betaling, address)));
  });

  app.delete<WithId>('/:id', (request, reply) => {
    const betaling = checkout.find(request.params.id);
    if (betaling === undefined) return unknown(reply, 'payment');
    const cancelled = checkout.set(betaling, 'canceled');
    if (cancelled === undefined) return refuse(reply, 422, 'The payment cannot be canceled.');
    return reply.send(betalingResponse(cancelled, address));
  });
}

function bodyField(request: FastifyRequest, name: string): unknown {
  const { body } = request;
  return isObject(body) ? body[name] : undefined;
}

function registerRefunds(app: FastifyInstance, checkout: Checkout, address: string): void {
  app.post<WithId>('/', (request, reply) => {
    const betaling = checkout.find(request.params.id);
    if (betaling === undefined) return unknown(reply, 'payment');
    const cents = parseAmount(bodyField(request, 'amount'), betaling.cents);
    if (typeof cents !== 'number') return reject(reply, cents);
    const description = bodyField(request, 'description');
    const back = checkout.payBack(betaling, {
      cents,
      description: typeof description === 'string' ? description : '',
      metadata: bodyField(request, 'metadata') ?? null,
    });
    if (back === undefined) return refuse(reply, 422, 'The payment cannot be refunded.', 'amount');
    return reply.code(201).send(refundResponse(back, betaling, address));
  });

  app.get<WithId>('/', (request, reply) => {
    const betaling = checkout.find(request.params.id);
    if (betaling === undefined) return unknown(reply, 'payment');
    const items = betaling.refunds.map((back) => refundResponse(back, betaling, address));
    return reply.send(listResponse('refunds', items, `${address}${request.url}`));
  });

  app.get<{ Params: { id: string; refundId: string } }>('/:refundId', (request, reply) => {
    const betaling = checkout.find(request.params.id);
    const back = betaling?.refunds.find(({ id }) => id === request.params.refundId);
    if (!betaling || !back) return unknown(reply, 'refund');
    return reply.send(refundResponse(back, betaling, address));
  });
}

/** Registers Mollie's v2 API for payments and refunds, under /v2. */
export async function registerMollie(
  app: FastifyInstance,
  checkout: Checkout,
  { address, apiKey }: IdealConfig,
): Promise<void> {
  startGuard(app, apiKey);
  readJson(app);
  registerServiceFaults(app, checkout);
  app.addHook('preSerialization', async (_request, reply, payload) => {
    reply.type(hal);
    return payload;
  });
  app.setErrorHandler((_error, request, reply) => {
    request.log.warn({ path: request.url }, 'a request that cannot be read');
    return refuse(reply, 400, 'The request could not be read');
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'The endpoint does not exist'));
  await app.register(async (betalingen) => registerBetalingen(betalingen, checkout, address), {
    prefix: '/payments',
  });
  await app.register(async (back) => registerRefunds(back, checkout, address), {
    prefix: '/payments/:id/refunds',
  });
}
